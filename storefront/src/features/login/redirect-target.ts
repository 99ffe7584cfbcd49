import { splitLanguage } from '../../app/language.ts'

/** Where to go after the login: a path of this site, without its language, that is not the login itself. */
export const redirectTarget = (redirect: string | undefined): string => {
  if (redirect === undefined || !/^\/(?![/\\])/.test(redirect)) return '/index'
  const path = splitLanguage(redirect)?.rest ?? redirect
  return path === '/' || path.startsWith('//') || /^\/login([/?#]|$)/.test(path) ? '/index' : path
}
