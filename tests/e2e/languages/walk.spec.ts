import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { expect, newPerson, reach, test } from '#support/browser/fixtures.ts';
import { foreignOn, textsIn } from '#support/browser/interface-texts.ts';

const PREFIX = { en: '', de: '/de' } as const;

/** Console messages of expected refusals: no such item, a weak password, a wrong code. */
const LOGGED = [/status of 4(?:03|04|22)/, /not_found/, /No article at this address/];

type Language = keyof typeof PREFIX;

/** Goes through the app as a new person would; gives each step on which the other language was met. */
const walk = async (page: Page, language: Language): Promise<Record<string, string[]>> => {
  const t = textsIn(language);
  const product = { product: 'DCK' };
  const met: Record<string, string[]> = {};
  const heading = (name: string, level?: number) =>
    page.getByRole('heading', { name, exact: true, ...(level && { level }) });
  const button = (key: string, slots = {}) =>
    page.getByRole('button', { name: t(key, slots), exact: true });
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const open = (path: string) => page.goto(PREFIX[language] + path);
  /** Searches the page for the other language once it shows something. */
  const look = async (step: string, shown: Locator): Promise<void> => {
    await expect(shown.first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const found = await foreignOn(page, language);
    if (found.length > 0) met[step] = found;
  };

  await open('/');
  await look('landing page', heading(t('public_landing_welcome')));
  await page.getByRole('button', { name: t('shell_open_menu') }).click();
  await look('menu', button('shell_close_menu'));
  await open('/faq');
  await look('FAQ', page.getByText(t('public_faq_lead')));
  await open('/showcase');
  await look('showcase', heading(t('routes_showcase')));
  await open('/showcase/rain-coat');
  await look('a case', heading(t('public_showcase_result')));
  await open('/c/E14');
  await look('a card from outside', page.getByText(t('public_outside_account')));
  await open('/c/ZZZ');
  await look('an unknown card from outside', page.getByText(t('public_missing_lead')));
  await open(`/accountneeded/${randomUUID()}`);
  await look('account needed', heading(t('public_account_hey')));
  await open('/social');
  await expect(page.locator('form.caption-form')).not.toHaveAttribute('inert');
  await expect(page.locator(`input[value=${language}]`)).toBeChecked();
  await button('captions_generate').click();
  await look(
    'captions',
    page.getByRole('textbox', { name: t('captions_label', { platform: 'Instagram' }) }),
  );

  const person = newPerson();
  await open('/dash');
  await look('sign-in', heading(t('identity_sign_in_heading')));
  await open('/dash?signup');
  await look('sign-up', heading(t('identity_sign_up_heading')));
  await field('identity_field_email').fill(person.email);
  await field('identity_field_given_name').fill(person.givenName);
  await field('identity_field_password').fill('aaaaaaaaaaaa');
  await button('identity_sign_up').click();
  await look('sign-up refused', page.getByText(t('identity_password_weak_repeat')));
  await field('identity_field_password').fill(person.password);
  await button('identity_sign_up').click();

  await reach(page, (url) => url.pathname === `${PREFIX[language]}/dash`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await look('dashboard', heading(t('cards_of_the_day')));
  await button('cards_scan_code').click();
  const dialog = page.getByRole('dialog');
  await look('scanner', dialog.getByRole('alert'));
  await dialog.getByLabel(t('scanner_card_code')).fill('zz');
  await dialog.getByLabel(t('scanner_card_code')).press('Enter');
  await look('no card code', dialog.getByText(t('scanner_unknown_card', { text: 'zz' })));
  await dialog.getByLabel(t('scanner_card_code')).fill('b 12');
  await dialog.getByLabel(t('scanner_card_code')).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PREFIX[language]}/browse/B12$`));
  await field('my_cards_note').fill('!?');
  await button('my_cards_add_to_hand').click();
  await page.getByLabel(t('my_cards_first_hand')).fill('1');
  await page.getByLabel(t('my_cards_first_hand')).press('Enter');
  await look('card', page.getByText(t('my_cards_in_hand', { code: 'B12', hand: '1' })));
  await open('/browse');
  await look('grid', page.getByText(t('cards_found', { found: '24', all: '24' })));
  await page.getByLabel(t('cards_search')).fill('xyzxyz');
  await look('no card found', page.getByText(t('cards_none_match')));
  await open('/browse?start=round-and-round');
  await look('situation', page.getByRole('region').first());
  await open('/browse/ZZZ');
  await look('no such card', page.getByText(t('cards_check_code')));
  await open('/games?exercise=round-trip');
  for (const summary of await dialog.locator('summary').all()) await summary.click();
  await look('exercise', button('exercises_close'));
  await open('/articles');
  await look('articles', heading(t('routes_articles')));
  await open('/articles/paper-first');
  await look('article', page.getByRole('article'));
  await open('/articles/none');
  await look('no such article', page.getByText(t('articles_missing', { slug: 'none' })));
  await open('/journeys/Otto');
  await look('journey', heading(t('journeys_turning_point')));
  await open('/resources');
  await look('recipes', heading(t('recipes_sheets')));
  await page.getByLabel(t('sheets_hand_codes')).fill('b12 t2');
  await look('sheets', page.getByText(t('sheets_hand_hint', { count: '12' })));
  await open('/resources/first-hour');
  await look('recipe', page.getByText(t('recipes_say')));
  await open('/mycards');
  await look(
    'My Cards',
    page.getByRole('list', { name: t('my_cards_cards_of_hand', { name: '1' }) }),
  );
  await button('my_cards_arrange_hand', { name: '1' }).click();
  await look('hand', button('my_cards_done_with', { name: '1' }));
  await open('/hand#B12-T12-ZZZ');
  await look('hand of a link', button('my_cards_keep_hand'));
  await open('/agenda');
  await button('my_cards_agenda_add').click();
  await look('agenda', button('my_cards_agenda_calendar'));
  await open('/registration');
  await field('deck_codes_deck_code').fill('3f25');
  await button('deck_codes_continue').click();
  await look('half a deck code', page.getByRole('alert'));
  await field('deck_codes_deck_code').fill(randomUUID());
  await button('deck_codes_continue').click();
  await look('deck code', button('deck_codes_confirm'));
  await button('deck_codes_confirm').click();
  await look('wrong deck code', page.getByText(t('deck_codes_invalid')));
  await open('/settings');
  await expect(page.locator('dl:not([aria-busy])')).toBeVisible();
  await button('account_delete').click();
  await look('settings', page.getByText(t('account_sign_in_next')));
  await open('/tools');
  await look('tools', heading(t('routes_tools')));
  await open('/saved');
  await look('saved', page.getByText(t('my_cards_saved_none')));
  await open('/table');
  await look('table code', heading(t('tables_page_join_one')));
  await open('/table/C4D7FH');
  await look('no such table', heading(t('tables_unknown', { code: 'C4D7FH' })));
  await page.goto('/idp/account');
  await look('account', heading(t('identity_account_heading')));
  await open('/logout?ask');
  await look('sign-out', heading(t('session_sign_out_question', product)));
  return met;
};

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a German walk meets no English sentence of the interface', async ({ page, expected }) => {
    expected.push(...LOGGED);
    expect(await walk(page, 'de')).toEqual({});
  });
});

test('an English walk meets no German sentence of the interface', async ({ page, expected }) => {
  expected.push(...LOGGED);
  expect(await walk(page, 'en')).toEqual({});
});

test('the search finds each language on the pages of the other', async ({ page }) => {
  await page.goto('/de/faq');
  expect(await foreignOn(page, 'en')).not.toEqual([]);
  await page.goto('/faq');
  expect(await foreignOn(page, 'de')).not.toEqual([]);
});
