/** Additional styles of the account pages. */
export const ACCOUNT_STYLES: string = `
.stage.wide{display:block;max-width:46rem}
.stage.wide:not(:has(section)){max-width:32rem}
.done{margin-top:var(--space-5);padding:var(--space-3) var(--space-4);border-radius:var(--radius-small);
  background:#fff;border:2px solid #0b6553;font-weight:600}
.wide h1{font-size:min(12vw,clamp(2.1rem,1.6rem + 2.4vw,3.1rem))}
section{margin-top:var(--space-6);padding-top:var(--space-5);border-top:2px solid var(--paper-line)}
h2{font:800 1.5rem/1.1 var(--font-display);letter-spacing:-.01em}
h2+*{margin-top:var(--space-3)}
.facts>div{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:var(--space-1) var(--space-4);
  align-items:center;padding:var(--space-3) 0}
.facts dt{font-size:var(--size-small);color:var(--paper-muted);grid-column:1}
.facts dd{margin:0;overflow-wrap:anywhere}
.facts dd.way{grid-column:2;grid-row:1/span 2}
.list{list-style:none;padding:0}
.list>li{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-4);align-items:center;padding:var(--space-3) 0}
.list>li>div{flex:1 1 11rem;overflow-wrap:anywhere}
.list .hint{margin-top:0}
.list form,.actions form{margin:0}
.facts>div+div,.list>li+li{border-top:1px solid var(--paper-line)}
.mark{display:inline-block;padding:.1rem .6rem;margin-left:.3rem;border:2px solid;border-radius:var(--radius-pill);
  font-size:var(--size-small);font-weight:700}
.button.small{min-height:44px;padding:.5rem 1.1rem;font-size:1rem}
.alone{display:block}
summary{min-height:44px;display:flex;align-items:center;font-weight:700;cursor:pointer}
summary::before{content:'+';margin-right:.5em;font-weight:800}
[open]>summary::before{content:'–'}
.code-field{font-variant-numeric:tabular-nums;letter-spacing:.3em;max-width:14rem}
section>.passkey{margin-top:var(--space-4)}
section>.passkey .button{width:auto}
@media(forced-colors:active){.done,.mark{border:2px solid}}
`
  .replaceAll(/\s*\n\s*/g, ' ')
  .trim();
