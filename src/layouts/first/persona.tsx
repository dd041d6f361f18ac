/** Draws the journey of an address as soon as the journeys are known, for React to take over. */
import { Journey } from '#islands/journeys/Journey.tsx';
import { parseFirstPersonas, type FirstPersona } from '#lib/journeys/first-persona.ts';
import { findPersona } from '#lib/journeys/journeys.ts';
import { documentTitle } from '#lib/shared/brand.ts';
import { href } from '#lib/shared/routes.ts';
import { drawFirst } from './draw.ts';

const parse = (answer: unknown): FirstPersona | undefined => {
  // Empty on the page of all journeys, which the island draws.
  const name = decodeURIComponent(location.pathname.slice(href('journeys', '').length));
  const personas = parseFirstPersonas(answer);
  const persona = personas && findPersona(personas, name);
  return persona && { personas, persona };
};

drawFirst('/personas', parse, ({ persona }) => {
  const waiting = document.querySelector('main > astro-island > *');
  if (!waiting) return false;
  waiting.replaceWith((<Journey persona={persona} Table={() => null} />) as unknown as Node);
  document.title = documentTitle(persona.name);
  return true;
});
