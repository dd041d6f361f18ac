/** A Dockerfile's last stage, as far as its own instructions say what runs. */

export interface Copy {
  /** In the project's folder. */
  readonly from: string;
  /** Below the working directory. */
  readonly to: string;
}

export interface LastStage {
  readonly copies: readonly Copy[];
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** The health check's command. */
  readonly health: readonly string[];
  readonly user: string;
}

/** Instructions with their arguments; a backslash at the end of a line goes on in the next one. */
export const instructionsOf = (text: string): readonly (readonly [name: string, rest: string])[] =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);

const listOf = (text: string): string[] =>
  (JSON.parse(text.slice(text.indexOf('['))) as unknown[]).map(String);

/** @throws Error where the last stage is not one whose files all come from a stage before */
export const lastStageOf = (text: string): LastStage => {
  const all = instructionsOf(text);
  const stage = all.slice(all.findLastIndex(([name]) => name === 'FROM') + 1);
  const restOf = (wanted: string): string[] =>
    stage.filter(([name]) => name === wanted).map(([, rest]) => rest);
  const root = restOf('WORKDIR').at(-1) ?? '/';
  const copies = restOf('COPY').map((rest): Copy => {
    const [, from, to] = /^--from=build (\S+) (\S+)$/.exec(rest) ?? [];
    if (!from?.startsWith(`${root}/`) || to === undefined) throw new Error(`COPY ${rest}`);
    const source = from.slice(root.length + 1);
    const target = to.replace(/^\.\//, '');
    const name = source.split('/').at(-1) ?? '';
    return { from: source, to: target === '' || target.endsWith('/') ? target + name : target };
  });
  const env = restOf('ENV').flatMap((rest) => rest.split(/\s+/).map((pair) => pair.split('=')));
  return {
    copies,
    env: Object.fromEntries(env.map(([name = '', value = '']) => [name, value])),
    command: listOf(restOf('CMD').at(-1) ?? '[]'),
    health: listOf(restOf('HEALTHCHECK').at(-1) ?? '[]'),
    user: restOf('USER').at(-1) ?? 'root',
  };
};
