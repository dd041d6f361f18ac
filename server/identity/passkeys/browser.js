// @ts-check
// Runs passkey ceremonies on the provider's pages. Served in one file with @simplewebauthn/browser (script.ts),
// and deferred. Each button has two addresses: one returns the options of the browser's dialogue, one takes its
// answer.
(() => {
  /** @type {typeof import('@simplewebauthn/browser')} */
  const webauthn = Reflect.get(globalThis, 'SimpleWebAuthnBrowser');

  /**
   * @param {string} address
   * @param {Record<string, string>} fields
   * @returns {Promise<import('./json.ts').ScriptAnswer>}
   */
  const post = async (address, fields) => {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) });
    return answer.json();
  };

  /**
   * @param {HTMLElement} place
   * @param {string} text
   */
  const say = (place, text) => {
    const alert = place.querySelector('[role=alert]');
    if (!(alert instanceof HTMLElement)) return;
    alert.textContent = text;
    alert.hidden = text === '';
  };

  /**
   * @param {HTMLElement} place
   * @param {import('./json.ts').ScriptAnswer} told
   * @returns {boolean} whether the browser goes on to another page
   */
  const follow = (place, told) => {
    if ('message' in told) say(place, told.message);
    if ('location' in told) location.assign(told.location);
    return 'location' in told;
  };

  /** Of several exchanges on a page the newest counts: a pressed button ends the wait of the email field. */
  let newest = 0;
  /** The server keeps one challenge per page, so a page asks for one after the other. */
  let asking = Promise.resolve();

  /**
   * @param {string} address
   * @param {Record<string, string>} fields
   * @returns {ReturnType<typeof post>}
   */
  const ask = (address, fields) => {
    const asked = asking.then(() => post(address, fields));
    asking = asked.then(
      () => {},
      () => {},
    );
    return asked;
  };

  /**
   * Asks, lets the person answer in the browser's dialogue or in its list of suggestions, and sends that.
   * @param {HTMLElement} place
   * @param {boolean} useBrowserAutofill
   * @returns {Promise<boolean>} whether the browser goes on to another page
   */
  const exchange = async (place, useBrowserAutofill) => {
    const { account = '', answerTo = '', askAt = '', thenSubmit = '' } = place.dataset;
    newest += 1;
    const own = newest;
    const asked = await ask(askAt, { account });
    if (own !== newest) return false;
    if (!('options' in asked)) return follow(place, asked);
    const { options } = asked;
    const answer =
      'user' in options
        ? await webauthn.startRegistration({ optionsJSON: options })
        : await webauthn.startAuthentication({ optionsJSON: options, useBrowserAutofill });
    if (own !== newest) return false;
    const told = await post(answerTo, { account, answer: JSON.stringify(answer) });
    if ('confirmed' in told) {
      const form = document.getElementById(thenSubmit);
      if (form instanceof HTMLFormElement) form.submit();
      return true;
    }
    if ('unknown' in told && told.unknown) {
      // The browser need not offer it again. Not every browser can be told.
      await webauthn
        .sendSignal({ signalName: 'unknownCredential', ...told.unknown })
        .catch(() => {});
    }
    return follow(place, told);
  };

  /**
   * @param {HTMLElement} place
   * @param {unknown} error
   */
  const explain = (place, error) => {
    const name = error instanceof Error ? error.name : '';
    if (name === 'AbortError') return;
    // The page has the texts, in its language.
    const { cancelled = '', failed = '', known = '' } = place.dataset;
    if (name === 'InvalidStateError') say(place, known);
    else say(place, name === 'NotAllowedError' ? cancelled : failed);
  };

  /**
   * Lets the email field suggest passkeys. The user did not ask for it, so a failure shows no message.
   * @param {HTMLElement} place
   */
  const suggest = async (place) => {
    if (place.dataset['autofill'] === undefined) return;
    if (!(await webauthn.browserSupportsWebAuthnAutofill())) return;
    await exchange(place, true).catch(() => {});
  };

  /** @param {HTMLElement} place */
  const open = (place) => {
    let isBusy = false;
    const go = async () => {
      if (isBusy) return;
      isBusy = true;
      say(place, '');
      let goesOn = false;
      try {
        goesOn = await exchange(place, false);
      } catch (error) {
        explain(place, error);
      }
      isBusy = goesOn;
      if (!goesOn) await suggest(place);
    };
    place.querySelector('button')?.addEventListener('click', () => void go());
    place.hidden = false;
    void suggest(place);
  };

  /** Tells the server, with the password, that this device can make a passkey. */
  const tell = async () => {
    if (!(await webauthn.platformAuthenticatorIsAvailable())) return;
    for (const field of document.querySelectorAll('[data-can-make]'))
      field.removeAttribute('disabled');
  };

  /** Tells the browser which passkeys of an account count, so that it offers no removed one. */
  const tellAccepted = async () => {
    const list = document.querySelector('[data-accepted]');
    if (!(list instanceof HTMLElement)) return;
    const { accepted = '', user = '' } = list.dataset;
    const told = webauthn.sendSignal({
      signalName: 'allAcceptedCredentials',
      rpID: location.hostname,
      userID: user,
      allAcceptedCredentialIDs: accepted.split(' ').filter(Boolean),
    });
    await told.catch(() => {});
  };

  const start = async () => {
    if (!(await webauthn.browserSupportsPasskeys())) return;
    for (const place of document.querySelectorAll('[data-passkey]')) {
      if (place instanceof HTMLElement) open(place);
    }
    for (const place of document.querySelectorAll('[data-needs-passkeys]')) {
      place.removeAttribute('hidden');
    }
    await tell();
    await tellAccepted();
  };
  void start();
})();
