/** Sets the theme that the person chose in the app, before the first paint. */
export const THEME_SCRIPT = `try{const t=localStorage.theme;if(t==='dark'||t==='garden')document.documentElement.dataset.theme=t}catch{}`;

/** Gives the password field a button that shows what is typed. Without script there is none. */
export const REVEAL_SCRIPT = `for(const b of document.querySelectorAll('.reveal')){const i=b.parentElement.querySelector('input');b.hidden=false;b.parentElement.classList.add('toggled');b.addEventListener('click',()=>{const on=i.type==='password';i.type=on?'text':'password';b.textContent=on?'Hide':'Show';b.setAttribute('aria-pressed',String(on))});i.form.addEventListener('submit',()=>{i.type='password'})}`;
