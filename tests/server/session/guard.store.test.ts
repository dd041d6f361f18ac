import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { startMember, type Member } from '#support/stores/member.ts';
import { openPage } from '#support/stores/page.ts';

let member: Member;

beforeEach(async () => {
  member = await startMember();
});

const open = async () => {
  const page = openPage(member.origin, '/browse', member.tokens);
  const { guardPage } = await import('#lib/session/guard.store.ts');
  await guardPage();
  return page;
};

const lastRouteOf = ({ sessionStorage }: ReturnType<typeof openPage>) =>
  sessionStorage.getItem('cd.lastRoute');

test('the last page is the one that somebody was let in to', async () => {
  expect(lastRouteOf(await open())).toBe('/browse');
});

test('steps that load no page count: the last page is where the tab was left', async () => {
  const page = await open();
  history.pushState(null, '', '/browse/B12');
  window.dispatchEvent(new Event('pagehide'));
  expect(lastRouteOf(page)).toBe('/browse/B12');
});

test('a page that is left because of a sign-out is nobody’s last one', async () => {
  const page = await open();
  page.localStorage.removeItem('cd.personal.owner');
  page.changeElsewhere('cd.auth.token', null);
  await vi.waitUntil(() => page.left.length > 0);
  window.dispatchEvent(new Event('pagehide'));
  expect(lastRouteOf(page)).toBeNull();
});

test('a page of one account does not stay when another one is signed in elsewhere', async () => {
  const page = await open();
  const reload = vi.fn<() => void>();
  Object.assign(location, { reload });
  page.changeElsewhere('cd.personal.owner', '"somebody-else"');
  expect(reload).toHaveBeenCalledOnce();
});

test('My Cards does not lead a page whose session was lost meanwhile to the landing page', async () => {
  const page = await open();
  const { startMy, endMy } = await import('#lib/my-cards/my-sync.store.ts');
  onTestFinished(endMy);
  page.localStorage.removeItem('cd.auth.token');
  await startMy();
  expect(page.left.map((address) => new URL(address, member.origin).pathname)).not.toContain('/');
});
