import { PASSWORD_MIN } from '#server/identity/new-password/rule.ts';

/** Applies the theme chosen in the app, before the first paint. */
export const THEME_SCRIPT = `try{const t=localStorage.theme;if(t==='dark'||t==='garden')document.documentElement.dataset.theme=t}catch{}`;

/** Shows the buttons that reveal a password; they stay hidden without script. */
export const REVEAL_SCRIPT = `for(const b of document.querySelectorAll('.reveal')){const i=b.parentElement.querySelector('input'),s=b.textContent;b.hidden=false;b.parentElement.classList.add('toggled');b.addEventListener('click',()=>{const on=i.type==='password';i.type=on?'text':'password';b.textContent=on?b.dataset.hide:s;b.setAttribute('aria-pressed',String(on))});i.form.addEventListener('submit',()=>{i.type='password'})}`;

/**
 * Carries the email from the sign-in page to the forgotten-password page in the link's fragment, which
 * reaches no server and no log.
 */
export const CARRY_EMAIL_SCRIPT = `{const e=document.getElementById('email'),f=document.querySelector('.forgot');if(f)f.addEventListener('click',()=>{f.hash=encodeURIComponent(e.value)});else if(location.hash.length>1){try{e.value||=decodeURIComponent(location.hash.slice(1))}catch{}history.replaceState(null,'',location.pathname+location.search)}}`;

/**
 * Validates a new password on the server, which has the word lists, half a second after the last key. If
 * the request fails, no message is shown and the form works as without script.
 */
export const NEW_PASSWORD_SCRIPT = `{const i=document.querySelector('[autocomplete=new-password]'),s=document.getElementById('password-state');let t,c;s.hidden=false;i.addEventListener('input',()=>{clearTimeout(t);c?.abort();s.textContent='';i.removeAttribute('aria-invalid');document.getElementById('password-problem')?.remove();if([...i.value].length<${PASSWORD_MIN})return;t=setTimeout(async()=>{c=new AbortController();const f=i.form.elements;const body=new URLSearchParams({password:i.value,email:f.email?.value??'',given_name:f.given_name?.value??''});try{const r=await fetch('/idp/password-check',{method:'POST',body,signal:c.signal});if(r.ok)s.textContent=(await r.json()).problem??s.dataset.good}catch{}},500)})}`;
