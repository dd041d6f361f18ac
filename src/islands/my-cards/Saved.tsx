import { useStore } from '@nanostores/react';
import { useEffect } from 'react';

import * as m from '#messages';

import { OWN_PICTURE } from '#contract/picture.ts';
import { SaveSign } from '#islands/my-cards/SaveSign.tsx';
import { $shelf, openLibrary } from '#lib/my-cards/library.store.ts';
import { $savedKeys, $saveReport, loadSavedKeys, toggleSaved } from '#lib/my-cards/saved.store.ts';
import { savedKey, type Saveable } from '#lib/my-cards/saved.ts';
import { href, matchRoute } from '#lib/shared/routes.ts';
import { kindName } from '#lib/shared/kind-name.ts';

/** Saves a case or persona in this browser, or removes it. */
const SaveButton = ({ item, className = '' }: { item: Saveable; className?: string }) => {
  const keys = useStore($savedKeys, { ssr: 'initial' });
  useEffect(loadSavedKeys, []);
  const { name } = item.kind === 'case' ? { name: item.value.title } : item.value;
  return (
    <button
      type="button"
      className={`pill aria-pressed:chosen ${className}`}
      aria-pressed={keys?.has(savedKey(item)) ?? false}
      aria-label={m.my_cards_save_thing({ name })}
      onClick={() => toggleSaved(item)}
    >
      <SaveSign />
      {m.my_cards_save()}
    </button>
  );
};

const describe = (item: Saveable) =>
  item.kind === 'case'
    ? {
        name: item.value.title,
        text: item.value.description,
        path: href('showcase', item.value.slug),
        picture: item.value.images.find((image) => OWN_PICTURE.test(image)),
      }
    : {
        name: item.value.name,
        text: `${item.value.descriptor} · ${kindName(item.value.stream)}`,
        path: href('journeys', item.value.name.toLowerCase()),
        picture: undefined,
      };

const Entry = ({ item }: { item: Saveable }) => {
  const { name, text, path, picture } = describe(item);
  return (
    <li className="grid items-center justify-items-start gap-x-5 gap-y-2 rule py-4 sm:grid-cols-[1fr_auto]">
      <h3 className="sm:col-start-1">
        {matchRoute(path)?.parameter === undefined ? name : <a href={path}>{name}</a>}
      </h3>
      <p className="sm:col-start-1">{text}</p>
      {picture !== undefined && (
        <img
          className="aspect-4/3 w-[8rem] rounded-small bg-line sm:col-start-1"
          src={picture}
          alt=""
          width={128}
          height={96}
          loading="lazy"
        />
      )}
      <SaveButton className="sm:[grid-area:1/2/span_2]" item={item} />
    </li>
  );
};

/** The items saved in this browser. A removed item stays visible until the page is left. */
export const Saved = () => {
  const shelf = useStore($shelf, { ssr: 'initial' });
  const report = useStore($saveReport, { ssr: 'initial' });
  useEffect(openLibrary, []);

  const inMyCards = (
    <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 [:root:not([data-session=in])_&]:hidden">
      {m.my_cards_saved_where()}
      <a className="btn" href={href('mycards')}>
        {m.routes_mycards()}
      </a>
    </p>
  );
  // The key makes React replace the skeleton: a reused element would animate, because the skeleton's class has
  // a CSS transition.
  if (!shelf)
    return <div key="waiting" className="skeleton h-[12rem] max-w-[52rem]" aria-hidden="true" />;
  if (shelf.length === 0) {
    return (
      <>
        {inMyCards}
        <div className="notice">
          <p>{m.my_cards_saved_none()}</p>
          <a className="btn btn-primary" href={href('showcase')}>
            {m.my_cards_see_showcase()}
          </a>
        </div>
      </>
    );
  }
  const groups = [
    { kind: 'case', heading: m.my_cards_saved_ideas() },
    { kind: 'persona', heading: m.my_cards_saved_personas() },
  ] as const;
  return (
    <div className="grid max-w-[52rem] gap-6">
      {inMyCards}
      {groups.map(({ kind, heading }) => {
        const items = shelf.filter((item) => item.kind === kind);
        if (items.length === 0) return null;
        return (
          <section key={kind}>
            <h2 className="mb-4 text-h3">{heading}</h2>
            <ul>
              {items.map((item) => (
                <Entry key={savedKey(item)} item={item} />
              ))}
            </ul>
          </section>
        );
      })}
      <p role="status">{report}</p>
    </div>
  );
};
