import { Segments } from '@pinline/ui/design/segments.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useSession } from '../../session/session.ts'
import { type ContactKind, contactKindsOf } from './contact-kinds.ts'
import { LogInForm } from './log-in-form.tsx'
import { LogInWithCodeForm } from './log-in-with-code-form.tsx'
import { PendingLineBanner } from './pending-line-banner.tsx'
import { redirectTarget } from './redirect-target.ts'
import { RegisterBuyerForm } from './register-buyer-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'

type Tab = 'login' | 'register' | 'reset'

type Mode = 'password' | 'code'

// A buyer leaves, whether signed in by a form here, by another tab or before arriving.
const useLeaveWhenSignedIn = (): void => {
  const isSignedIn = useSession().status === 'buyer'
  const leave = useEffectEvent(useAfterSignIn())
  useEffect(() => {
    if (isSignedIn) void leave()
  }, [isSignedIn])
}

function LoginTabs({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }): ReactNode {
  const { t } = useTranslation('login')
  return (
    <div className="login-tabs" role="tablist" aria-label={t('title')}>
      {(['login', 'register'] as const).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`login-tab-${name}`}
          aria-selected={tab === name}
          aria-controls="login-panel"
          onClick={() => onTab(name)}
        >
          {t(`tab.${name}`)}
        </button>
      ))}
    </div>
  )
}

interface LogInProps {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly onForgotten: () => void
}

function LogIn({ mode, onMode, onForgotten }: LogInProps): ReactNode {
  const { t } = useTranslation('login')
  return (
    <>
      <Segments
        label={t('mode.label')}
        value={mode}
        onChange={onMode}
        options={[
          { value: 'password', label: t('mode.password') },
          { value: 'code', label: t('mode.code') },
        ]}
      />
      {mode === 'password' ? <LogInForm onForgotten={onForgotten} /> : <LogInWithCodeForm />}
    </>
  )
}

function Register({ kind, onKind }: { kind: ContactKind; onKind: (kind: ContactKind) => void }): ReactNode {
  const { t } = useTranslation('login')
  const { language } = useAppContext()
  return (
    <>
      <Segments
        label={t('kind.label')}
        value={kind}
        onChange={onKind}
        options={contactKindsOf(language).map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <RegisterBuyerForm key={kind} kind={kind} />
    </>
  )
}

/** Tabs to log in and to register, beside the cart line that waits for the login. */
export function LoginPage(): ReactNode {
  const { t } = useTranslation('login')
  const { redirect } = useSearch({ strict: false })
  const [tab, setTab] = useState<Tab>('login')
  const [mode, setMode] = useState<Mode>('password')
  const [kind, setKind] = useState<ContactKind>(contactKindsOf(useAppContext().language)[0])
  const target = redirectTarget(typeof redirect === 'string' ? redirect : undefined)
  useLeaveWhenSignedIn()

  return (
    <main id="main" className="wrap login-layout">
      <h1 className="visually-hidden">{t('title')}</h1>
      <section className="sheet login-sheet" aria-label={t('title')}>
        {tab === 'reset' ? (
          <h2 className="login-reset-title">{t('reset.title')}</h2>
        ) : (
          <LoginTabs tab={tab} onTab={setTab} />
        )}
        <div
          className="login-panel"
          id="login-panel"
          {...(tab === 'reset' ? {} : { role: 'tabpanel', 'aria-labelledby': `login-tab-${tab}` })}
        >
          {tab === 'login' && <LogIn mode={mode} onMode={setMode} onForgotten={() => setTab('reset')} />}
          {tab === 'register' && <Register kind={kind} onKind={setKind} />}
          {tab === 'reset' && (
            <ResetPasswordForm
              onBack={() => setTab('login')}
              onDone={() => {
                showToast(t('reset.done'))
                setMode('password')
                setTab('login')
              }}
            />
          )}
        </div>
      </section>
      <PendingLineBanner hasRedirect={target !== '/index'} />
    </main>
  )
}
