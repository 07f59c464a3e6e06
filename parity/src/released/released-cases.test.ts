import { expect, test } from 'vitest';
import { addCases, digestCase, digestCases, findEdited, readReleased } from './released-cases.ts';

const CASE = {
  id: 'a',
  source: 's',
  flags: ['X'],
  members: { C1: { topics: ['t'] }, C0: { topics: ['t'] } },
};

test('released cases: no vector case that was released has changed or gone', () => {
  expect(findEdited(readReleased(), digestCases())).toEqual([]);
});

test('released cases: the list holds cases of every vector file of the first release', () => {
  const released = readReleased();
  expect(Object.keys(released)).toContain('murmur2.json');
  expect(Object.values(released).every((cases) => Object.keys(cases).length > 0)).toBe(true);
});

test.each([
  ['another expected value', { ...CASE, members: { ...CASE.members, C0: { topics: ['u'] } } }],
  ['a flag less', { ...CASE, flags: [] }],
  ['another source', { ...CASE, source: 't' }],
  ['members in another order', { ...CASE, members: { C0: { topics: ['t'] }, C1: { topics: ['t'] } } }],
])('released cases: %s is an edit', (_, edited) => {
  const released = { 'f.json': { a: digestCase(CASE) } };
  expect(findEdited(released, { 'f.json': { a: digestCase(edited) } })).toEqual([
    'f.json a was edited; put it back as it was, and add another case that supersedes it',
  ]);
});

test('released cases: a case that is gone is found, and so is a file', () => {
  const released = { 'f.json': { a: '1', b: '2' }, 'g.json': { c: '3' } };
  expect(findEdited(released, { 'f.json': { b: '2' } })).toMatchObject([
    expect.stringContaining('f.json a is gone'),
    expect.stringContaining('g.json c is gone'),
  ]);
});

test('released cases: the order of fields is no edit, and a new case neither', () => {
  const { id, ...rest } = CASE;
  const released = { 'f.json': { a: digestCase(CASE) } };
  expect(findEdited(released, { 'f.json': { a: digestCase({ ...rest, id }), b: '2' } })).toEqual([]);
});

test('released cases: adding keeps the digest of what was released', () => {
  expect(addCases({ 'f.json': { a: '1' } }, { 'f.json': { a: '9', b: '2' }, 'g.json': { c: '3' } })).toEqual({
    'f.json': { a: '1', b: '2' },
    'g.json': { c: '3' },
  });
});
