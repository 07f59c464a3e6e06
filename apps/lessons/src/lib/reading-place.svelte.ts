/**
 * What the address of this page would say after its `#`: the section in view, or the state of a lab.
 * The language switch takes it along, so that a reader lands at the same place.
 */
export const readingPlace: { fragment: string } = $state({ fragment: '' });
