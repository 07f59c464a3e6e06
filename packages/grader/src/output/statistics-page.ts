import { plainHtml } from '@keyway/lesson/plain-html';
import type { Language } from '@keyway/quiz/question';
import type { Course } from '../course.ts';
import { pointsText, shareText, wordsOf } from '../messages/words-of.ts';
import type { GradedQuestion } from '../questions/graded-question.ts';
import { inlineHtml } from './inline-html.ts';
import { escapeHtml, page } from './page.ts';
import type { ClassStatistics, QuestionStatistics } from './statistics.ts';

/** The statistics as a page for the teacher. */
export function statisticsPage(
  course: Course,
  title: string,
  statistics: ClassStatistics,
  language: Language,
): string {
  const words = wordsOf(language).statistics;
  const text = (plain: string): string => plainHtml(plain, language);
  const { students, withAttempt, meanPoints, pointsPossible } = statistics;
  const mean =
    meanPoints === null
      ? ''
      : ` ${words.mean(pointsText(language, meanPoints), pointsText(language, pointsPossible))}`;
  const headings = [
    words.question,
    words.marked,
    words.right,
    words.meanShare,
    words.unanswered,
    words.mistake,
  ];
  const rows = statistics.questions.map((one, index) => {
    const question = course.questions[index];
    return question ? rowHtml(question, one, language) : '';
  });
  const body = `<h1>${text(words.title)}</h1>
<p class="soft">${escapeHtml(title)}</p>
<p>${text(words.students(withAttempt, students) + mean)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(words.title)}">
<table>
<thead><tr>${headings.map((heading) => `<th scope="col">${text(heading)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`;
  return page(language, `${words.title} · ${title}`, body);
}

function rowHtml(question: GradedQuestion, one: QuestionStatistics, language: Language): string {
  const words = wordsOf(language).statistics;
  const text = (plain: string): string => plainHtml(plain, language);
  const share = (value: number | null): string => (value === null ? '–' : shareText(language, value));
  const name = `${inlineHtml(question.promptText(language), language)}<br><code lang="en">${escapeHtml(one.id)}</code>`;
  const cell = (html: string | number): string => `<td class="number">${html}</td>`;
  if (!one.isMarkedHere) {
    return `<tr><td>${name}</td><td colspan="5">${text(words.notMarkedHere)}</td></tr>`;
  }
  const mistake =
    one.commonMistake === null
      ? text(words.none)
      : `${inlineHtml(question.mistakeText(one.commonMistake.id, language), language)} (${text(words.mistakeCount(one.commonMistake.count))})`;
  const numbers = [one.marked, share(one.rightShare), share(one.meanShare), one.unanswered]
    .map(cell)
    .join('');
  return `<tr><td>${name}</td>${numbers}<td>${mistake}</td></tr>`;
}
