import { readFileSync } from 'node:fs';

const TOKENS = new URL('../../../design/tokens.css', import.meta.url);

const PAGE = `
@view-transition{navigation:none}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{min-height:100vh;min-height:100svh;background:var(--bg);color:var(--fg);font:var(--size-text)/1.55 var(--font-text);
  display:grid;grid-template-columns:minmax(0,1fr);align-content:center;justify-items:center;
  padding:var(--space-4);overflow-x:hidden}
.ground{position:fixed;inset:0;width:100%;height:100%;z-index:-1;opacity:.06;pointer-events:none}
.ground *{fill:var(--fg)}
.stage{width:100%;max-width:29rem}
.fan{display:none}
.card{position:relative;background:var(--paper);color:var(--paper-ink);color-scheme:light;
  --focus:var(--paper-ink);
  border-radius:calc(var(--radius-card) * 1.5);box-shadow:var(--shadow-lift);
  padding:clamp(4.25rem,3.6rem + 2.5vw,5.25rem) clamp(1.25rem,6vw,2.75rem) clamp(1.5rem,6vw,2.5rem)}
.tab{position:absolute;left:0;top:0;padding:var(--space-3) 1.4rem .7rem;min-height:44px;
  display:inline-flex;align-items:center;text-decoration:none;
  background:var(--primary);color:var(--on-primary);font:800 1.3rem/1 var(--font-display);
  border-radius:calc(var(--radius-card) * 1.5) 0 calc(var(--radius-card) * 1.2) 0}
h1{overflow-wrap:anywhere;font:800 clamp(2.1rem,1.6rem + 2.4vw,3.1rem)/1.02 var(--font-display);letter-spacing:-.02em;text-wrap:balance}
.lead{margin-top:var(--space-3);max-width:26rem;text-wrap:pretty;overflow-wrap:anywhere}
.detail{margin-top:var(--space-3);font-size:var(--size-small);color:var(--paper-muted);overflow-wrap:anywhere}
form{margin-top:var(--space-5);display:grid;gap:var(--space-4)}
label{display:block;font-weight:700;margin-bottom:var(--space-1)}
.box{position:relative}
input{width:100%;min-height:52px;padding:.75rem 1rem;font:inherit;color:inherit;background:#fff;
  border:2px solid #7f7782;border-radius:var(--radius-small)}
input:hover{border-color:var(--paper-ink)}
input[aria-invalid=true]{border-color:var(--paper-danger)}
.box.toggled input{padding-right:6.75rem}
.reveal{position:absolute;right:4px;top:4px;min-width:5rem;min-height:44px;padding:0 .9rem;border:0;
  border-radius:calc(var(--radius-small) - 2px);background:transparent;color:var(--paper-ink);
  font:700 .9rem/1 var(--font-text);cursor:pointer}
.reveal:hover{background:#1a172014}
.hint,.problem{font-size:var(--size-small);margin-top:var(--space-1)}
.hint{color:var(--paper-muted)}
.state{min-height:1.55em;color:var(--paper-ink);font-weight:600}
.problem{color:var(--paper-danger);font-weight:600}
.problem::before,.summary::before{content:'!';display:inline-grid;place-items:center;width:1.25em;height:1.25em;
  margin-right:.45em;border-radius:50%;background:var(--paper-danger);color:#fff;font:800 .8em/1 var(--font-text)}
.summary{margin-top:var(--space-5);padding:var(--space-3) var(--space-4);border-radius:var(--radius-small);
  background:#fff;border:2px solid var(--paper-danger);font-weight:600}
a{color:inherit;text-decoration-thickness:2px;text-underline-offset:.2em}
.inline{display:inline-block;padding:.4rem 0;font-weight:700}
.note{margin-top:var(--space-5);padding:var(--space-3) var(--space-4);border-radius:var(--radius-small);
  background:#fff;border:2px solid #7f7782}
.button{min-height:52px;padding:.9rem 1.75rem;border:2px solid var(--paper-ink);border-radius:var(--radius-pill);
  background:transparent;color:var(--paper-ink);font:800 1.05rem/1.2 var(--font-display);text-decoration:none;
  display:inline-flex;align-items:center;justify-content:center;cursor:pointer;
  transition:transform var(--fast) var(--ease)}
.button.main{background:var(--primary);border-color:var(--primary);color:var(--on-primary)}
.button:hover{transform:translateY(-2px)}
.button:active{transform:none}
.actions{display:flex;flex-wrap:wrap;gap:var(--space-3);margin-top:var(--space-5)}
form .button.main{margin-top:var(--space-2);width:100%}
.actions .button.main{margin-top:0;width:auto}
.passkey .button{width:100%}
form + .passkey{margin-top:var(--space-3)}
.actions .passkey .button{width:auto}
.other{margin-top:var(--space-4);text-align:center}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
.tab:focus-visible{outline-color:var(--paper-ink);outline-offset:-5px}
input:focus-visible{outline-offset:1px}
.base{fill:var(--base)}.deep{fill:var(--deep)}.ink{fill:var(--ink)}.paper{fill:var(--paper)}.line{fill:none}.line.ink{stroke:var(--ink)}
.lift{filter:drop-shadow(0 10px 10px #0005) drop-shadow(0 1px 2px #0005)}
.category{font:700 14px/1 var(--font-text);fill:var(--text)}
.stream{font:400 13px/1 var(--font-text);fill:var(--paper-muted)}
.code{font:800 25px/1 var(--font-display);fill:var(--paper-ink)}
.name{font:800 24px/1 var(--font-display);fill:var(--paper-ink);letter-spacing:-.02em}
@media(min-width:62rem){
  body{padding:var(--space-4) 5vw}
  .stage{max-width:76rem;display:grid;grid-template-columns:minmax(0,30rem) minmax(0,1fr);gap:4vw;align-items:center}
  .fan{display:block;width:100%;max-height:80svh;overflow:visible}
}
@media(prefers-reduced-motion:reduce){.button{transition:none}.button:hover{transform:none}}
@media(forced-colors:active){.card,.tab,.button{border:2px solid}}
`;

const squeeze = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

/** The stylesheet of the identity pages, with the product's design tokens. */
export const STYLES: string = `${squeeze(readFileSync(TOKENS, 'utf8'))} ${squeeze(PAGE)}`;
