import { PASSWORD_MIN } from '#server/identity/new-password/rule.ts';

/** Sets the theme that the person chose in the app, before the first paint. */
export const THEME_SCRIPT = `try{const t=localStorage.theme;if(t==='dark'||t==='garden')document.documentElement.dataset.theme=t}catch{}`;

/** Gives the password field a button that shows what is typed. Without script there is none. */
export const REVEAL_SCRIPT = `for(const b of document.querySelectorAll('.reveal')){const i=b.parentElement.querySelector('input');b.hidden=false;b.parentElement.classList.add('toggled');b.addEventListener('click',()=>{const on=i.type==='password';i.type=on?'text':'password';b.textContent=on?'Hide':'Show';b.setAttribute('aria-pressed',String(on))});i.form.addEventListener('submit',()=>{i.type='password'})}`;

/**
 * Carries the email over from the sign-in page to that of a forgotten password, in the fragment of the
 * link: that part of an address reaches no server and no log.
 */
export const CARRY_EMAIL_SCRIPT = `{const e=document.getElementById('email'),f=document.querySelector('.forgot');if(f)f.addEventListener('click',()=>{f.hash=encodeURIComponent(e.value)});else if(location.hash.length>1){try{e.value||=decodeURIComponent(location.hash.slice(1))}catch{}history.replaceState(null,'',location.pathname+location.search)}}`;

/**
 * Says beside a new password whether it will do, half a second after the last key. It asks the server,
 * which has the word lists; where that does not answer, nothing is said and the form works as without it.
 */
export const NEW_PASSWORD_SCRIPT = `{const i=document.querySelector('[autocomplete=new-password]'),s=document.getElementById('password-state');let t,c;s.hidden=false;i.addEventListener('input',()=>{clearTimeout(t);c?.abort();s.textContent='';i.removeAttribute('aria-invalid');document.getElementById('password-problem')?.remove();if([...i.value].length<${PASSWORD_MIN})return;t=setTimeout(async()=>{c=new AbortController();const f=i.form.elements;const body=new URLSearchParams({password:i.value,email:f.email?.value??'',given_name:f.given_name?.value??''});try{const r=await fetch('/idp/password-check',{method:'POST',body,signal:c.signal});if(r.ok)s.textContent=(await r.json()).problem??'This password will do.'}catch{}},500)})}`;
