import { useStore } from '@nanostores/react';

import * as m from '#messages';

import { INTENTS, LANGUAGES, TONES } from '#contract/captions.ts';
import { DrawnCardField } from '#islands/captions/DrawnCardField.tsx';
import { Choice, ChoiceGroup, Choices } from '#islands/captions/ChoiceGroup.tsx';
import {
  CTA_NAMES,
  INTENT_NAMES,
  LANGUAGE_NAMES,
  linkWords,
  PLATFORM_NAMES,
  TONE_NAMES,
} from '#islands/captions/labels.ts';
import { Form } from '#islands/shared/Form.tsx';
import { Button } from '#islands/shared/Button.tsx';
import { OFFERED_PLATFORMS } from '#lib/captions/captions.ts';
import { $generation, $formReady, generateCaption } from '#lib/captions/captions.store.ts';
import { $choices, chooseCaption, chooseCta, choosePlatform } from '#lib/captions/choices.store.ts';
import { $copied, copyLink } from '#lib/captions/copying.store.ts';
import { PLATFORM_RULES } from '#lib/captions/platforms.ts';

/** The choices of the caption generator (behaviour/captions.md, 'Captions'). */
export const CaptionForm = () => {
  const choices = useStore($choices, { ssr: 'initial' });
  const { status } = useStore($generation, { ssr: 'initial' });
  const started = useStore($formReady, { ssr: 'initial' });
  const copied = useStore($copied, { ssr: 'initial' });
  const loading = status === 'loading';

  return (
    <Form
      className="caption-form grid grid-cols-1 wide:col-start-1 min-w-0 gap-5 handheld:[&_:is(a,button,input)]:scroll-mb-[7rem]"
      inert={!started}
      onSend={() => generateCaption()}
    >
      <div className="flex flex-wrap gap-5">
        <ChoiceGroup
          label={m.captions_platform()}
          values={OFFERED_PLATFORMS}
          names={PLATFORM_NAMES}
          chosen={OFFERED_PLATFORMS.find((each) => each === choices.platform) ?? 'instagram'}
          onChoose={choosePlatform}
        />
        <ChoiceGroup
          label={m.captions_language()}
          values={LANGUAGES}
          names={LANGUAGE_NAMES}
          chosen={choices.language}
          onChoose={(language) => chooseCaption({ language })}
        />
      </div>
      <ChoiceGroup
        label={m.captions_intent()}
        values={INTENTS}
        names={INTENT_NAMES}
        chosen={choices.intent}
        onChoose={(intent) => chooseCaption({ intent })}
      />
      <ChoiceGroup
        label={m.captions_tone()}
        values={TONES}
        names={TONE_NAMES}
        chosen={choices.tone}
        onChoose={(tone) => chooseCaption({ tone })}
      />
      <Choices role="group" label={m.captions_cta()}>
        {PLATFORM_RULES[choices.platform].ctas.map((cta) => (
          <Choice
            key={cta}
            type="checkbox"
            name="cta"
            value={cta}
            checked={choices.cta.includes(cta)}
            onChange={() => chooseCta(cta)}
          >
            {CTA_NAMES[cta]}
          </Choice>
        ))}
      </Choices>
      <DrawnCardField />
      <div className="flex flex-wrap gap-3 handheld:contents">
        {/* Sticky at the bottom of a small screen until the end of the form is visible. */}
        <div className="handheld:sticky handheld:bottom-0 handheld:z-1 handheld:-mx-gutter handheld:border-t handheld:border-line handheld:bg-ground handheld:px-gutter handheld:pt-2 handheld:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <Button
            type="submit"
            primary
            className="btn-wrap py-1 handheld:w-full"
            aria-disabled={loading}
          >
            {m.captions_generate()}
          </Button>
        </div>
        <Button
          className="btn-wrap py-1 btn-ghost handheld:justify-self-start"
          onClick={() => void copyLink()}
        >
          {m.captions_copy_link()}
        </Button>
      </div>
      <p className="min-h-[1.55em] font-semibold text-success empty:hidden" role="status">
        {linkWords(copied)}
      </p>
    </Form>
  );
};
