/** `format` and `formatVersion` of gradebook.json. */
export const GRADEBOOK_FORMAT = 'keyway-gradebook';
export const GRADEBOOK_FORMAT_VERSION = 1;
