/**
 * Code that runs `code`, and loads the scripts that wait, if the browser has stored the consent
 * of `integrations.cookies`. A script is run when it is inserted again, which trusted types allow.
 */
export function afterConsent(
  { key, value }: Record<string, unknown>,
  code: string,
): string {
  const isStored =
    value === undefined || value === ''
      ? 'c!==null'
      : `c===${JSON.stringify(String(value))}`
  return `{let c=null;try{c=localStorage.getItem(${JSON.stringify(String(key))})}catch{}if(${isStored}){${code}for(const s of document.querySelectorAll('script[data-consent]')){s.removeAttribute('type');s.async=false;document.head.append(s)}}}`
}
