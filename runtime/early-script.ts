/*
 * The inline scripts of a page, which run before the first paint. A strict policy allows them
 * by their hashes, so each is one text for every page of every site.
 */

/**
 * Says with classes of <html> that there is JavaScript (`js`) and which mode is on (`light` or
 * `dark`), and with `data-banner-state="hidden"` that the reader has closed this banner. What
 * differs between sites stands on <html>: `data-mode` is the settings' default, `data-forced`
 * that stored choices do not count, `data-banner` the banner's text in short.
 *
 * The rule (behaviour 1.1 and 6.4): a stored choice, then the default, then the system's.
 * The loader calls `skerryMode` again when one of them changes.
 */
export const modeScript = `(window.skerryMode=()=>{let e=document.documentElement,d=e.dataset,c=e.classList,m=d.mode,s;try{s=localStorage;m=d.forced==null&&s['skerry:mode']||m;if(d.banner&&s['skerry:banner']==d.banner)d.bannerState='hidden'}catch{}m=m=='dark'||m!='light'&&matchMedia('(prefers-color-scheme:dark)').matches;c.add('js');c.toggle('dark',m);c.toggle('light',!m)})()`

/**
 * Shows what the reader has chosen before, while the page is parsed, so that nothing moves
 * later: the tabs, code groups (`data-choices`) and views of remembered titles (behaviour
 * 4.4), and the expandables that were opened or closed in this session (behaviour 4.5). The
 * islands then find the panels as they are. Titles in `data-choices` are on lines.
 */
export const choicesScript = `(()=>{try{let d=document,t=[].concat(JSON.parse(localStorage['skerry:choices']||'[]')),f=JSON.parse(sessionStorage['skerry:folds:'+location.pathname]||'{}'),q=s=>[...d.querySelectorAll(s)],h=(e,v)=>e.hidden=v?!1:'until-found',o=new MutationObserver(()=>{for(let g of q('[data-choices]')){let a=g.dataset.choices.split('\\n'),i=a.indexOf(t.find(x=>a.includes(x))),[b,...p]=g.children;if(b&&i>=0){p.forEach((e,k)=>h(e,k==i));[...b.children].forEach((e,k)=>{if(e.matches('[role=tab]')){k=k==i;e.ariaSelected=k;e.tabIndex=k-1;e.toggleAttribute('data-active',k)}})}}let v=q('.view'),c=t.find(x=>v.some(e=>e.dataset.view==x));c&&v.forEach(e=>h(e,e.dataset.view==c));for(let k in f)if(v=d.getElementById(k))v.open=f[k]});o.observe(d,{childList:!0,subtree:!0});d.addEventListener('DOMContentLoaded',()=>o.disconnect())}catch{}})()`

/**
 * Asks the browser to fetch a page when the reader is about to follow a link to it. One text
 * for a whole site, so that a policy can allow it by its hash.
 */
export function speculationRules(base: string): string {
  const rule = {
    where: {
      and: [
        { href_matches: `${base}*` },
        { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
      ],
    },
    eagerness: 'moderate',
  }
  return JSON.stringify({ prefetch: [rule] })
}
