import { useStore } from '@nanostores/react';
import { useId } from 'react';

import { INTENTS, LANGUAGES, TONES } from '#contract/caption.ts';
import { PLATFORM_RULES } from '#core/caption-rules.ts';
import { OFFERED_PLATFORMS } from '#core/captions.ts';
import { ChoiceGroup } from '#islands/social/ChoiceGroup.tsx';
import {
  CTA_NAMES,
  INTENT_NAMES,
  LANGUAGE_NAMES,
  linkWords,
  PLATFORM_NAMES,
  TONE_NAMES,
} from '#islands/social/words.ts';
import {
  $caption,
  $choices,
  $copied,
  $started,
  chooseCaption,
  chooseCta,
  choosePlatform,
  copyLink,
  generateCaption,
} from '#stores/social.ts';

/** The choices of the caption generator (behaviour.md, 'Captions'). */
export const CaptionForm = () => {
  const choices = useStore($choices, { ssr: 'initial' });
  const { status } = useStore($caption, { ssr: 'initial' });
  const started = useStore($started, { ssr: 'initial' });
  const copied = useStore($copied, { ssr: 'initial' });
  const id = useId();
  const loading = status === 'loading';

  return (
    <form
      className="caption-form"
      inert={!started}
      onSubmit={(event) => {
        event.preventDefault();
        void generateCaption();
      }}
    >
      <div className="choice-pair">
        <ChoiceGroup
          label="Platform"
          name="platform"
          values={OFFERED_PLATFORMS}
          names={PLATFORM_NAMES}
          chosen={choices.platform === 'linkedin' ? 'linkedin' : 'instagram'}
          onChoose={choosePlatform}
        />
        <ChoiceGroup
          label="Language"
          name="language"
          values={LANGUAGES}
          names={LANGUAGE_NAMES}
          chosen={choices.language}
          onChoose={(language) => chooseCaption({ language })}
        />
      </div>
      <ChoiceGroup
        label="Intent"
        name="intent"
        values={INTENTS}
        names={INTENT_NAMES}
        chosen={choices.intent}
        onChoose={(intent) => chooseCaption({ intent })}
      />
      <ChoiceGroup
        label="Tone"
        name="tone"
        values={TONES}
        names={TONE_NAMES}
        chosen={choices.tone}
        onChoose={(tone) => chooseCaption({ tone })}
      />
      <div className="choice-group" role="group" aria-labelledby={id}>
        <p id={id} className="choice-label">
          Call to action
        </p>
        <div className="choices">
          {PLATFORM_RULES[choices.platform].ctas.map((cta) => (
            <label key={cta} className="choice">
              <input
                type="checkbox"
                name="cta"
                value={cta}
                checked={choices.cta.includes(cta)}
                onChange={() => chooseCta(cta)}
              />
              <span>{CTA_NAMES[cta]}</span>
            </label>
          ))}
        </div>
      </div>
      <div className="actions">
        <button type="submit" className="btn btn-primary" aria-disabled={loading}>
          Generate
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => void copyLink()}>
          Link to these choices
        </button>
      </div>
      <p className="caption-copied" role="status">
        {linkWords(copied)}
      </p>
    </form>
  );
};
