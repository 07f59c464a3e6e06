import type {
  Report,
  ReportAgreement,
  ReportDifference,
  ReportGenerated,
  ReportOracle,
  ReportVectors,
} from './report.ts';

/** One value of the report, and where it stands in it. */
interface Place {
  value: unknown;
  path: string;
}

/**
 * Reads a report, and refuses what is not of its form.
 * @param text - JSON
 * @param file - for the message
 * @throws {Error} REPORT_INVALID with the place, what was expected and what came
 */
export function readReport(text: string, file: string): Report {
  try {
    return reportOf({ value: JSON.parse(text), path: '' });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`REPORT_INVALID: ${file}: ${why}; write it again with npx pnpm@10.34.9 parity:report`, {
      cause: error,
    });
  }
}

function reportOf(place: Place): Report {
  if (field(place, 'format').value !== 1) refuse(field(place, 'format'), '1');
  return {
    format: 1,
    ranOn: dateOf(field(place, 'ranOn')),
    platform: textOf(field(place, 'platform')),
    oracles: listOf(field(place, 'oracles'), oracleOf),
    notRun: listOf(field(place, 'notRun'), (one) => ({
      id: textOf(field(one, 'id')),
      reason: textOf(field(one, 'reason')),
    })),
    vectors: listOf(field(place, 'vectors'), vectorsOf),
    generated: listOf(field(place, 'generated'), generatedOf),
    agreement: agreementOf(field(place, 'agreement')),
    knownDifferences: listOf(field(place, 'knownDifferences'), differenceOf),
  };
}

function oracleOf(place: Place): ReportOracle {
  return {
    id: textOf(field(place, 'id')),
    name: textOf(field(place, 'name')),
    version: textOf(field(place, 'version')),
    language: textOf(field(place, 'language')),
    calls: listOf(field(place, 'calls'), textOf),
    clients: listOf(field(place, 'clients'), textOf),
    assignors: listOf(field(place, 'assignors'), textOf),
  };
}

function vectorsOf(place: Place): ReportVectors {
  return {
    file: textOf(field(place, 'file')),
    oracle: textOf(field(place, 'oracle')),
    caseCount: countOf(field(place, 'caseCount')),
    agreedCount: countOf(field(place, 'agreedCount')),
    skippedCount: countOf(field(place, 'skippedCount')),
    knownDifferenceIds: listOf(field(place, 'knownDifferenceIds'), textOf),
  };
}

function generatedOf(place: Place): ReportGenerated {
  return {
    oracle: textOf(field(place, 'oracle')),
    call: textOf(field(place, 'call')),
    subject: textOf(field(place, 'subject')),
    caseCount: countOf(field(place, 'caseCount')),
    agreedCount: countOf(field(place, 'agreedCount')),
    knownDifferenceIds: listOf(field(place, 'knownDifferenceIds'), textOf),
    seed: countOf(field(place, 'seed')),
  };
}

function differenceOf(place: Place): ReportDifference {
  return {
    id: textOf(field(place, 'id')),
    oracle: textOf(field(place, 'oracle')),
    subject: textOf(field(place, 'subject')),
    reason: textOf(field(place, 'reason')),
    link: addressOf(field(place, 'link')),
    example: objectOf(field(place, 'example')),
  };
}

function agreementOf(place: Place): ReportAgreement {
  const clients = listOf(field(place, 'clients'), textOf);
  const shares = listOf(field(place, 'shares'), (row) => {
    const numbers = listOf(row, shareOf);
    if (numbers.length !== clients.length) refuse(row, `${clients.length} shares, one a client`);
    return numbers;
  });
  if (shares.length !== clients.length)
    refuse(field(place, 'shares'), `${clients.length} rows, one a client`);
  shares.forEach((row, at) => {
    row.forEach((share, other) => {
      if (share !== shares[other]?.[at]) refuse(field(place, 'shares'), 'a symmetric table');
    });
    if (row[at] !== 1) refuse(field(place, 'shares'), '1 on the diagonal');
  });
  return {
    keyCount: countOf(field(place, 'keyCount')),
    keySeed: countOf(field(place, 'keySeed')),
    partitionCounts: listOf(field(place, 'partitionCounts'), countOf),
    clients,
    shares,
  };
}

function field(place: Place, name: string): Place {
  return { value: objectOf(place)[name], path: place.path === '' ? name : `${place.path}.${name}` };
}

function objectOf(place: Place): Record<string, unknown> {
  const { value } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(place, 'an object');
  return value as Record<string, unknown>; // What a JSON object is, by the line above.
}

function listOf<Item>({ value, path }: Place, read: (place: Place) => Item): Item[] {
  if (!Array.isArray(value)) refuse({ value, path }, 'a list');
  return value.map((item, index) => read({ value: item, path: `${path}[${index}]` }));
}

function textOf(place: Place): string {
  return typeof place.value === 'string' ? place.value : refuse(place, 'a text');
}

function countOf(place: Place): number {
  const { value } = place;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse(place, 'a whole number >= 0');
}

function shareOf(place: Place): number {
  const { value } = place;
  return typeof value === 'number' && value >= 0 && value <= 1 ? value : refuse(place, 'a share from 0 to 1');
}

function dateOf(place: Place): string {
  const text = textOf(place);
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : refuse(place, 'a date such as 2026-12-01');
}

/** An address ends up in a link of the page, so nothing but a web address may pass. */
function addressOf(place: Place): string {
  const text = textOf(place);
  return /^https?:\/\//.test(text) && URL.canParse(text)
    ? text
    : refuse(place, 'an address that begins with https://');
}

function refuse({ value, path }: Place, expected: string): never {
  const received = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
  throw new Error(`"${path}" expected ${expected}, got ${received}`);
}
