import * as m from '#messages';

/** Browsers by what their `User-Agent` says; the first that fits, since most also name others. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Words of a stored device, by which {@link deviceName} reads it. */
const UNKNOWN = 'A browser';
const ON = ' on ';

/** More than any browser sends; the rest is not read. */
const LONGEST = 512;

const firstOf = (table: typeof BROWSERS, text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A browser and its system, such as 'Firefox on Android'. No text of the header itself is returned.
 * @param userAgent the header of the request
 * @returns an empty text where neither is known
 */
export const deviceOf = (userAgent = ''): string => {
  const text = userAgent.slice(0, LONGEST);
  const browser = firstOf(BROWSERS, text);
  const system = firstOf(SYSTEMS, text);
  if (browser === undefined) return system === undefined ? '' : `${UNKNOWN}${ON}${system}`;
  return system === undefined ? browser : `${browser}${ON}${system}`;
};

/** The name, in the language of the request, of a stored device: one of {@link deviceOf}. */
export const deviceName = (device: string): string => {
  const [browser = '', system] = device.split(ON);
  if (system === undefined) return browser;
  return browser === UNKNOWN
    ? m.identity_device_system({ system })
    : m.identity_device({ browser, system });
};
