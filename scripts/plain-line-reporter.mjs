/**
 * Ends a run with one line that people and programs can read: `N passed, N failed`, `, N skipped`.
 * What was skipped is named before it, with the reason: a test that did not run is not a test that passed.
 */
export default class PlainLineReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const tests = testModules.flatMap((module) => [...module.children.allTests()]);
    const byState = (state) => tests.filter((test) => test.result().state === state);
    const skipped = byState('skipped');
    // A file that broke before its first test, and an error outside any test, are failures too.
    const brokenModules = testModules.filter((module) => module.errors().length > 0);
    const failedCount = byState('failed').length + brokenModules.length + unhandledErrors.length;
    for (const [reason, count] of countByReason(skipped))
      process.stdout.write(`skipped ${count}: ${reason}\n`);
    const passedCount = byState('passed').length;
    const skippedText = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
    process.stdout.write(`${passedCount} passed, ${failedCount} failed${skippedText}\n`);
  }
}

function countByReason(skipped) {
  const counts = new Map();
  for (const test of skipped) {
    const reason = test.result().note ?? `no reason given (${test.fullName})`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}
