import './undo-change.css'
import type { AccountChange } from '@pinline/contracts/account/buyer/get-account-change'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ResetPasswordForm } from '../login/reset-password-form.tsx'
import { useUndoAccountChange } from './undo-account-change.mutation.ts'
import { getAccountChangeQuery, type LinkState, stateOfRefusal } from './undo-change.queries.ts'

/** The token of the link: in its fragment, which browsers send to no server. Undefined until the page is hydrated. */
const useLinkToken = (): string | undefined => {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

function DeadLink({ kind }: { kind: 'used' | 'expired' | 'wrong' }): ReactNode {
  const { t } = useTranslation('undo-change')
  return (
    <EmptyState
      level={1}
      title={t(kind)}
      actions={
        <>
          {kind === 'used' ? (
            <Link to="/login" className={buttonClass()}>
              {t('signIn')}
            </Link>
          ) : (
            <Link to="/index" className={buttonClass()}>
              {t('home')}
            </Link>
          )}
          <Link to="/contact" className={buttonClass({ tone: 'quiet' })}>
            {t('contact')}
          </Link>
        </>
      }
    >
      <p>{t(`${kind}Text`)}</p>
    </EmptyState>
  )
}

const useRestores = ({ account, restores: { phone, email } }: AccountChange): string => {
  const { t } = useTranslation('undo-change')
  if (account === 'staff') return t('restoresStaff', { contacts: [email, phone].filter(Boolean).join(' · ') })
  return phone !== null && email !== null
    ? t('restoresBoth', { phone, email })
    : t('restoresOne', { contact: email ?? phone })
}

interface QuestionProps {
  readonly change: AccountChange
  readonly token: string
  readonly onUndone: () => void
  readonly onDead: (state: LinkState) => void
}

/** Only the button undoes the change: a link that is merely opened, even by a mail scanner, changes nothing. */
function Question({ change, token, onUndone, onDead }: QuestionProps): ReactNode {
  const { t } = useTranslation('undo-change')
  const format = useFormat()
  const restores = useRestores(change)
  const { send, isPending } = useUndoAccountChange()
  const [refusal, setRefusal] = useState<string>()
  const undo = async () => {
    setRefusal(undefined)
    const result = await send({ token })
    if (result.kind === 'done') onUndone()
    if (result.kind !== 'refused') return
    if (result.code === 'already-registered') setRefusal(result.message)
    else onDead(stateOfRefusal(result.code))
  }
  return (
    <>
      <h1 className="undo-change-title">{t('question')}</h1>
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <p>
        {t(`changed.${change.changed}`, { time: format.dateTime(change.changedAt) })}{' '}
        {t('leadText', { time: format.dateTime(change.until) })}
      </p>
      <h2 className="undo-change-effects">{t('effects')}</h2>
      <ul className="undo-change-list">
        <li>{restores}</li>
        <li>{t('signsOut')}</li>
        <li>{t(`password.${change.password}`)}</li>
      </ul>
      <p className="undo-change-buttons">
        <Button tone="gold" isPending={isPending} onPress={() => void undo()}>
          {t('confirm')}
        </Button>
        <Link to="/index" className={buttonClass({ tone: 'quiet' })}>
          {t('keep')}
        </Link>
      </p>
    </>
  )
}

/** What staff do next: their passwords are not set by code. */
function UndoneForStaff({ change }: { change: AccountChange }): ReactNode {
  const { t } = useTranslation('undo-change')
  return (
    <>
      <h1 className="undo-change-title">{t('done')}</h1>
      <Banner tone="ok" title={t(change.password === 'unchanged' ? 'doneUnchanged' : 'doneByAdministrator')} />
      <p className="undo-change-buttons">
        <a href="/console" className={buttonClass()}>
          {t('backOffice')}
        </a>
      </p>
    </>
  )
}

function Undone({ change }: { change: AccountChange }): ReactNode {
  const { t } = useTranslation('undo-change')
  const navigate = useNavigate()
  const { phone, email } = change.restores
  const toLogin = () => void navigate({ to: '/login' })
  return (
    <>
      <h1 className="undo-change-title">{t('done')}</h1>
      <Banner tone="ok" title={t('doneText', { contact: email ?? phone })} />
      <ResetPasswordForm
        onBack={toLogin}
        onDone={() => {
          showToast(t('passwordSet'))
          toLogin()
        }}
      />
    </>
  )
}

function Checked({ token }: { token: string }): ReactNode {
  const { t } = useTranslation('undo-change')
  const query = useQuery(getAccountChangeQuery(useAppContext(), token))
  const [after, setAfter] = useState<LinkState | { readonly kind: 'undone' }>()
  if (query.isPending) return <SkeletonRows rows={3} label={t('loading')} />
  if (query.data === undefined)
    return (
      <LoadFailure title={t('error')} retry={t('retry')} error={query.error} onRetry={() => void query.refetch()} />
    )
  const state = after ?? query.data
  switch (state.kind) {
    case 'valid':
      return (
        <Question change={state.change} token={token} onUndone={() => setAfter({ kind: 'undone' })} onDead={setAfter} />
      )
    case 'undone':
      if (query.data.kind !== 'valid') return <DeadLink kind="used" />
      return query.data.change.account === 'staff' ? (
        <UndoneForStaff change={query.data.change} />
      ) : (
        <Undone change={query.data.change} />
      )
    case 'used':
    case 'expired':
    case 'wrong':
      return <DeadLink kind={state.kind} />
    default:
      return state satisfies never
  }
}

/** The page of the link that a former contact is sent; it works without signing in. */
export function UndoChangePage(): ReactNode {
  const { t } = useTranslation('undo-change')
  const token = useLinkToken()
  return (
    <main id="main" className="wrap">
      <section className="sheet undo-change">
        {token === undefined && <SkeletonRows rows={3} label={t('loading')} />}
        {token === '' && <DeadLink kind="wrong" />}
        {token !== undefined && token !== '' && <Checked key={token} token={token} />}
      </section>
    </main>
  )
}
