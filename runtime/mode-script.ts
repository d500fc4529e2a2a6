/**
 * The one inline script of a page. It runs before the first paint and says with classes of
 * <html> that there is JavaScript (`js`) and which mode is on (`light` or `dark`), and with
 * `data-banner-state="hidden"` that the reader has closed this banner.
 *
 * A strict policy allows it by its hash, so the text is the same on every page of every
 * site; what differs stands on <html>: `data-mode` is the settings' default, `data-forced`
 * that stored choices do not count, `data-banner` the banner's text in short.
 *
 * The rule (behaviour 1.1 and 6.4): a stored choice, then the default, then the system's.
 * The loader calls `skerryMode` again when one of them changes.
 */
export const modeScript = `(window.skerryMode=()=>{let e=document.documentElement,d=e.dataset,c=e.classList,m=d.mode,s;try{s=localStorage;m=d.forced==null&&s['skerry:mode']||m;if(d.banner&&s['skerry:banner']==d.banner)d.bannerState='hidden'}catch{}m=m=='dark'||m!='light'&&matchMedia('(prefers-color-scheme:dark)').matches;c.add('js');c.toggle('dark',m);c.toggle('light',!m)})()`

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
