import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

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
    <Section id="settings-language" title="Language of the cards">
      <p>
        Cards, exercises, articles, journeys and recipes are in this language. A text that is not
        translated yet is in {languages[0]?.[1]}.
      </p>
      <SelectField
        label="Language"
        className="grid w-full max-w-[16rem] gap-1"
        value={isKnown && chosen ? chosen : ''}
        disabled={chosen === undefined}
        options={[['', 'Match browser'], ...languages]}
        onPick={(tag) => chooseDeckLanguage(tag === '' ? null : tag)}
      />
    </Section>
  );
};
