import { splitLanguage } from '../../app/language.ts'

/** Target after the login: a path of this site without its language; never the login page. */
export const redirectTarget = (redirect: string | undefined): string => {
  if (redirect === undefined || !/^\/(?![/\\])/.test(redirect)) return '/index'
  const path = splitLanguage(redirect)?.rest ?? redirect
  return path === '/' || path.startsWith('//') || /^\/login([/?#]|$)/.test(path) ? '/index' : path
}
