import { plainHtml } from '@keyway/lesson/plain-html';
import { feedbackText } from '@keyway/quiz/feedback-text';
import type { Language } from '@keyway/quiz/question';
import type { Course } from '../course.ts';
import type { GradedStudent } from '../marking/grade-student.ts';
import type { QuestionResult } from '../marking/mark-attempt.ts';
import type { GradebookQuestion, StudentResult } from '../marking/student-result.ts';
import type { Words } from '../messages/words.ts';
import { pointsText, wordsOf } from '../messages/words-of.ts';
import type { GradedQuestion, QuestionReview, ReviewedPart } from '../questions/graded-question.ts';
import { inlineHtml } from './inline-html.ts';
import { escapeHtml, page } from './page.ts';

// What the head of a question says already: the verdict, or that nothing was answered.
const VERDICT_KEY = /\.(?:right|wrong|partly|unanswered(?:-one|-several)?)$/;

interface Context {
  language: Language;
  words: Words['feedback'];
  studentId: string;
}

/**
 * A student's page in their language: what they answered, what is right, and why. It works without network.
 * @param title - of what was graded
 */
export function feedbackPage(course: Course, title: string, { result, marks }: GradedStudent): string {
  const { language } = result;
  const words = wordsOf(language).feedback;
  const context: Context = { language, words, studentId: result.id };
  const byId = new Map(course.questions.map((question) => [question.id, question]));
  const markById = new Map(marks.map((mark) => [mark.id, mark]));
  const questions = result.questions.flatMap((row, index) => {
    const question = byId.get(row.id);
    return question ? [questionHtml(context, index + 1, question, row, markById.get(row.id))] : [];
  });
  const body = [headHtml(context, title, course, result), ...questions].join('\n');
  return page(language, `${words.title} · ${title}`, body);
}

function headHtml(
  { language, words }: Context,
  title: string,
  course: Course,
  { id, name, attempt, points, kept }: StudentResult,
): string {
  const text = (plain: string): string => plainHtml(plain, language);
  const lines = [
    `<h1>${text(words.title)}</h1>`,
    `<p class="soft">${escapeHtml(title)}<br>${escapeHtml(name === '' ? id : `${name} (${id})`)}</p>`,
  ];
  if (!attempt) return [...lines, `<p class="total">${text(words.nothing)}</p>`].join('\n');
  const [label, instant] =
    attempt.submitted === undefined
      ? [words.notSubmitted, attempt.started]
      : [words.submitted, attempt.submitted];
  lines.push(`<p class="soft">${text(label)}: ${instantHtml(instant)}</p>`);
  const total =
    points === null
      ? words.totalOpen
      : words.total(pointsText(language, points), pointsText(language, course.pointsPossible));
  lines.push(`<p class="total">${text(total)}</p>`);
  if (kept) lines.push(`<p>${text(words.kept)}</p>`);
  return lines.join('\n');
}

/** In UTC and the same in every language, so that the page does not depend on who makes it, or where. */
function instantHtml(instant: string): string {
  const shown = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
  return `<time datetime="${escapeHtml(instant)}">${escapeHtml(shown)}</time>`;
}

function questionHtml(
  context: Context,
  number: number,
  question: GradedQuestion,
  row: GradebookQuestion,
  mark: QuestionResult | undefined,
): string {
  const { language, words, studentId } = context;
  const review = question.review(studentId, language, mark?.response?.response);
  // Where an earlier mark stands, what marking says now would contradict it.
  const isAsMarked = mark !== undefined && mark.points === row.points;
  return [
    '<section class="question">',
    `<div class="head"><h2>${plainHtml(words.question(number), language)}</h2>${verdictHtml(context, question, row)}</div>`,
    `<div>${review.promptHtml}</div>`,
    ...(row.notMarked === 'presented' ? [] : answerHtml(context, withoutKey(review, row))),
    ...(isAsMarked && mark.verdict !== undefined ? feedbackHtml(context, review) : []),
    ...explanation(context, withoutKey(review, row), row),
    '</section>',
  ].join('\n');
}

/** Who is asked what was meant must not read the right answer before. */
function withoutKey(review: QuestionReview, { notMarked }: GradebookQuestion): QuestionReview {
  if (notMarked !== 'ambiguous') return review;
  const { promptHtml, given, parts } = review;
  return {
    promptHtml,
    ...(given !== undefined && { given }),
    ...(parts && { parts: parts.map(({ name, given: typed }) => ({ name, given: typed })) }),
  };
}

function verdictHtml({ language, words }: Context, question: GradedQuestion, row: GradebookQuestion): string {
  if (row.points === null) {
    const reason = words.notMarked[row.notMarked ?? 'kind'];
    return `<span class="verdict open">${plainHtml(reason, language)}</span>`;
  }
  const verdict =
    row.verdict ?? (row.points === question.points ? 'right' : row.points > 0 ? 'partly' : 'wrong');
  const points = words.points(pointsText(language, row.points), pointsText(language, question.points));
  return `<span class="verdict ${verdict}">${plainHtml(words.verdicts[verdict], language)} · ${points}</span>`;
}

function answerHtml({ language, words }: Context, review: QuestionReview): string[] {
  const tag = (text: string, kind: string): string =>
    `<span class="tag ${kind}">${plainHtml(text, language)}</span>`;
  const options = (review.options ?? []).map(({ html, isChosen, isRight, feedbackHtml: said }) => {
    const look = isRight ? ' class="is-right"' : isChosen ? ' class="is-wrong"' : '';
    const tags = [
      ...(isChosen ? [tag(words.chosen, isRight ? 'right' : 'wrong')] : []),
      ...(isRight ? [tag(words.right, 'right')] : []),
    ];
    const below = tags.length > 0 ? `<div>${tags.join('')}</div>` : '';
    return `<li${look}>${html}${below}${said === undefined ? '' : `<div class="said">${said}</div>`}</li>`;
  });
  const line = (label: string, text: string | undefined): string[] =>
    text === undefined ? [] : [`<p>${plainHtml(label, language)}: ${escapeHtml(text)}</p>`];
  return [
    ...(options.length > 0 ? [`<ul class="options">\n${options.join('\n')}\n</ul>`] : []),
    ...line(words.given, review.given),
    ...line(words.expected, review.expected),
    ...(review.parts ? [partsHtml({ language, words }, review.parts)] : []),
  ];
}

function partsHtml({ language, words }: Omit<Context, 'studentId'>, parts: readonly ReviewedPart[]): string {
  const text = (plain: string): string => plainHtml(plain, language);
  const isKeyShown = parts.some(({ expected }) => expected !== undefined);
  const headings = [words.part, words.given, ...(isKeyShown ? [words.expected] : [])];
  const rows = parts.map(({ name, given, expected, isRight }) => {
    const look = isRight === undefined ? '' : ` class="${isRight ? 'right' : 'wrong'}"`;
    const shown = given === '' ? text(words.nothingGiven) : escapeHtml(given);
    const key = expected === undefined ? '' : `<td>${escapeHtml(expected)}</td>`;
    return `<tr><th scope="row">${text(name)}</th><td${look}>${shown}</td>${key}</tr>`;
  });
  const head = headings.map((heading) => `<th scope="col">${text(heading)}</th>`).join('');
  return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

/** What marking says beyond the verdict, which stands at the top already. */
function feedbackHtml({ language }: Context, { feedback = [] }: QuestionReview): string[] {
  const more = feedback.filter(({ key }) => !VERDICT_KEY.test(key));
  return more.length === 0
    ? []
    : [`<p>${more.map((one) => inlineHtml(feedbackText(one, language), language)).join(' ')}</p>`];
}

function explanation(
  { language, words }: Context,
  { explanationHtml }: QuestionReview,
  row: GradebookQuestion,
): string[] {
  if (explanationHtml === undefined || row.notMarked === 'presented') return [];
  return [`<p class="soft">${plainHtml(words.explanation, language)}</p>`, `<div>${explanationHtml}</div>`];
}
