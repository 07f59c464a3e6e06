import type { ProgramCheck } from '@keyway/checker/check/check-program';

/** What a check found, as one JSON document; field names stay. */
export function checkJson(found: ProgramCheck, command: string): string {
  const { plan, fault, partitionCounts, caseCount, agreedCount, shortest, failingEdges, fits, separation } =
    found;
  const document = {
    command,
    client: plan.client,
    partitionCounts,
    seed: plan.seed,
    caseCount,
    agreedCount,
    share: caseCount === 0 ? null : agreedCount / caseCount,
    shortest: shortest ?? null,
    unsteady: found.unsteady ?? null,
    failingEdges,
    fits: fits.map(({ rule: { id, kind, what, mend }, share, differsOn }) => ({
      id,
      kind,
      what,
      mend: mend ?? null,
      share,
      differsOn: differsOn
        ? {
            key: differsOn.key.text,
            partitionCount: differsOn.partitionCount,
            expected: differsOn.placed,
            actual: differsOn.answer,
          }
        : null,
    })),
    separating: separation ?? null,
    fault: fault ?? null,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
