import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { useEffect, useRef } from 'react'
import { useCheckAuth, useLocaleState } from 'react-admin'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { consoleLanguages, tagOf } from '../messages/languages.ts'
import { useText } from '../messages/use-text.ts'
import { LoginForm } from './login-form.tsx'
import { NotificationToast } from './notification-toast.tsx'

/** Target after the login: only paths of the console. */
const safeRedirect = (requestedPath: string | null): string =>
  requestedPath !== null && /^\/(?![/\\])/.test(requestedPath) && !requestedPath.startsWith('/login')
    ? requestedPath
    : '/'

const left = z.object({ nextPathname: z.string(), nextSearch: z.string().default('') })

/** Where the login leads: the page that was asked for by a link, or left when the session ended. */
const useRedirect = (): string => {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const page = left.safeParse(state).data
  return safeRedirect(search.get('redirect') ?? (page === undefined ? null : page.nextPathname + page.nextSearch))
}

/** Redirects a signed-in person to the start page. */
const useLeaveWhenSignedIn = () => {
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => undefined,
    )
  }, [checkAuth, navigate])
}

const PinDrawing = () => (
  <svg className="login-art" viewBox="0 0 300 120" aria-hidden="true">
    <path className="art-grid" d="M0 20h300M0 60h300M0 100h300M30 0v120M90 0v120M150 0v120M210 0v120M270 0v120" />
    <rect className="art-body" x="15" y="34" width="270" height="52" />
    <path className="art-pad" d="M20 50h20v20H20z" />
    {[90, 150, 210, 270].map((x) => (
      <circle key={x} className="art-pad" cx={x} cy="60" r="10" />
    ))}
    {[30, 90, 150, 210, 270].map((x) => (
      <circle key={x} className="art-hole" cx={x} cy="60" r="5" />
    ))}
  </svg>
)

const LoginHeader = () => {
  const text = useText()
  const [locale, setLocale] = useLocaleState()
  const current = consoleLanguages.find((language) => language.locale === locale)?.name ?? locale
  return (
    <header className="band">
      <span className="brand">
        <BrandMark />
        <span>
          {text('shell.brand')} <span className="brand-light">{text('shell.console')}</span>
        </span>
      </span>
      <div className="band-end">
        <select
          aria-label={text('shell.language', { name: current })}
          value={locale}
          onChange={({ target }) => setLocale(target.value)}
        >
          {consoleLanguages.map((language) => (
            <option key={language.locale} value={language.locale} lang={tagOf(language.locale)}>
              {language.name}
            </option>
          ))}
        </select>
      </div>
    </header>
  )
}

/** The login page. Redirects a person who is already signed in. */
export const LoginPage = () => {
  const text = useText()
  const redirect = useRedirect()
  useLeaveWhenSignedIn()
  useEffect(() => {
    document.title = `${text('shell.page.login')} · Pinline`
  }, [text])

  return (
    <div className="login">
      <LoginHeader />
      <main className="login-place">
        <LoginForm redirect={redirect} />
        <aside className="sheet login-aside">
          <h2>{text('session.aside.title')}</h2>
          <p>{text('session.aside.body')}</p>
          <PinDrawing />
        </aside>
      </main>
      <NotificationToast />
    </div>
  )
}
