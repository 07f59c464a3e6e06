import type { MarkdownIt, Token } from 'markdown-it';
import { offsetOf, reportInline } from '../inline-place.ts';
import { contextOf, type LessonContext } from '../lesson-context.ts';

/** Whether an address leaves the course, stays in it, or may not be followed at all. */
export function linkKind(href: string): 'external' | 'internal' | 'refused' {
  if (/^https?:\/\/[^/]/i.test(href)) return 'external';
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//') || href === '') return 'refused';
  return 'internal';
}

function keepSafeLinks(context: LessonContext, inline: Token, children: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let isRefused = false;
  for (const child of children) {
    if (child.type === 'link_close' && isRefused) {
      isRefused = false;
      continue;
    }
    if (child.type === 'link_open') {
      const href = String(child.attrGet('href') ?? '');
      const kind = linkKind(href);
      if (kind === 'external') child.attrSet('rel', 'noopener noreferrer');
      if (kind === 'refused') {
        const message = `"${href}" is not linked; a link begins with https://, http:// or #, or names a file`;
        reportInline(context, inline, offsetOf(child), 'LINK_REFUSED', message);
        isRefused = true;
        continue;
      }
    }
    kept.push(child);
  }
  return kept;
}

/** Keeps links to http(s), relative addresses and anchors; of any other only the words stay. */
export function safeLinks(md: MarkdownIt): void {
  // Every address is let through here, so that the rule below can say what is wrong with it.
  md.validateLink = () => true;
  md.core.ruler.after('inline', 'safe_links', (state) => {
    const context = contextOf(state.env);
    for (const token of state.tokens) {
      if (token.type !== 'inline' || token.children === null) continue;
      token.children = keepSafeLinks(context, token, token.children);
    }
  });
}
