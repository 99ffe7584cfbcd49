import { BrandMark } from '@pinline/ui/design/brand.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCheckAuth, useLocaleState, useLogin } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { consoleLanguages, tagOf } from '../messages/languages.ts'
import { useText } from '../messages/use-text.ts'
import { LoginRejected } from '../providers/auth-provider.ts'
import { Icon } from './icon.tsx'
import { NotificationToast } from './notification-toast.tsx'

type Field = 'username' | 'password' | 'code'

/** Where to go after the login: only addresses of the console itself. */
const safeRedirect = (requestedPath: string | null): string =>
  requestedPath !== null && /^\/(?![/\\])/.test(requestedPath) && !requestedPath.startsWith('/login')
    ? requestedPath
    : '/'

const FieldError = ({ id, message }: { id: string; message: string | undefined }) =>
  message === undefined ? null : (
    <p className="field-error" id={id}>
      <Icon name="warning" size={15} />
      <span>{message}</span>
    </p>
  )

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

/** One sheet to log in. Somebody who is signed in is sent on. */
export const LoginPage = () => {
  const text = useText()
  const login = useLogin()
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [locale, setLocale] = useLocaleState()
  const [values, setValues] = useState<Record<Field, string>>({ username: '', password: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<Field | 'form', string>>>({})
  const [busy, setBusy] = useState(false)
  const [visible, setVisible] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const hasArrived = useRef(false)
  const redirect = safeRedirect(search.get('redirect'))

  useEffect(() => {
    document.title = `${text('shell.page.login')} · Pinline`
  }, [text])

  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => undefined,
    )
  }, [checkAuth, navigate])

  const set = (field: Field) => (event: { target: { value: string } }) => {
    setValues((before) => ({ ...before, [field]: event.target.value }))
    setErrors(({ [field]: _corrected, form: _shown, ...rest }) => rest)
  }

  /** What is wrong with the code stands at its field, all else above the form. */
  const showRefusal = ({ message, errors: refused }: LoginRejected) => {
    if (refused.code === undefined) return setErrors({ form: message })
    setErrors({ code: text(refused.code === 'code-required' ? 'session.prompt.code' : 'session.code_wrong') })
    setValues((before) => ({ ...before, code: '' }))
    code.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = {
      ...(values.username.trim() === '' ? { username: text('session.prompt.username') } : {}),
      ...(values.password.trim() === '' ? { password: text('session.prompt.password') } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      await login(
        { username: values.username.trim(), password: values.password.trim(), code: values.code.trim() },
        redirect,
      )
    } catch (error) {
      // Failures without an answer have been told as a notice already.
      if (error instanceof LoginRejected) showRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const problem = (field: Field) => ({
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${field}-error`,
  })

  return (
    <div className="login">
      <header className="band">
        <span className="brand">
          <BrandMark />
          <span>
            {text('shell.brand')} <span className="brand-light">{text('shell.console')}</span>
          </span>
        </span>
        <div className="band-end">
          {consoleLanguages.map((language) => (
            <button
              key={language.locale}
              type="button"
              className="band-button"
              lang={tagOf(language.locale)}
              aria-pressed={language.locale === locale}
              onClick={() => setLocale(language.locale)}
            >
              {language.name}
            </button>
          ))}
        </div>
      </header>
      <main className="login-place">
        <form className="sheet login-sheet" onSubmit={(event) => void submit(event)} noValidate>
          <h1>{text('session.title')}</h1>
          {errors.form !== undefined && (
            <p className="notice notice-danger" role="alert">
              <Icon name="warning" />
              <span>{errors.form}</span>
            </p>
          )}
          <div>
            <label className="label" htmlFor="username">
              {text('session.username')}
            </label>
            <input
              id="username"
              className="input"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={values.username}
              onChange={set('username')}
              {...problem('username')}
            />
            <FieldError id="username-error" message={errors.username} />
          </div>
          <div>
            <label className="label" htmlFor="password">
              {text('session.password')}
            </label>
            <span className="input-row">
              <input
                id="password"
                className="input"
                type={visible ? 'text' : 'password'}
                autoComplete="current-password"
                maxLength={128}
                value={values.password}
                onChange={set('password')}
                {...problem('password')}
              />
              <button
                type="button"
                className="button button-quiet button-small"
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                {text(visible ? 'session.hide_password' : 'session.show_password')}
              </button>
            </span>
            <FieldError id="password-error" message={errors.password} />
          </div>
          <div>
            <label className="label" htmlFor="code">
              {text('session.code')}
            </label>
            <input
              id="code"
              ref={code}
              className="input"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              value={values.code}
              onChange={set('code')}
              aria-invalid={errors.code !== undefined}
              aria-describedby={errors.code === undefined ? 'code-hint' : 'code-error code-hint'}
            />
            <FieldError id="code-error" message={errors.code} />
            <p className="field-hint" id="code-hint">
              {text('session.code_hint')}
            </p>
          </div>
          <button type="submit" className="button button-gold" aria-busy={busy} aria-disabled={busy}>
            {text(busy ? 'session.busy' : 'session.submit')}
          </button>
        </form>
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
