import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { Section } from '#islands/shared/Section.tsx';
import { SelectField } from '#islands/shared/SelectField.tsx';
import {
  $deckLanguage,
  chooseDeckLanguage,
  followDeckLanguage,
} from '#lib/offline/deck-language.store.ts';

interface Props {
  /** Tags and names of the deck's languages, the main one first. */
  readonly languages: readonly (readonly [tag: string, name: string])[];
}

/** The choice of the language of the deck's texts, for a deck of several languages. */
export const DeckLanguage = ({ languages }: Props) => {
  const chosen = useStore($deckLanguage, { ssr: 'initial' });
  useEffect(followDeckLanguage, []);
  const isKnown = languages.some(([tag]) => tag === chosen);
  return (
    <Section id="settings-language" title={m.offline_language_of_cards()}>
      <p>{m.offline_language_text({ language: languages[0]?.[1] ?? '' })}</p>
      <SelectField
        label={m.offline_language()}
        className="grid w-full max-w-[16rem] gap-1"
        value={isKnown && chosen ? chosen : ''}
        disabled={chosen === undefined}
        options={[['', m.offline_match_app()], ...languages]}
        onPick={(tag) => chooseDeckLanguage(tag === '' ? null : tag)}
      />
    </Section>
  );
};
