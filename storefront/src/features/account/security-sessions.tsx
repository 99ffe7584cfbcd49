import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useEndOtherSessions } from './end-other-sessions.mutation.ts'
import { useEndSession } from './end-session.mutation.ts'
import { listSessionsQuery } from './security.queries.ts'
import { useDeviceText } from './use-device-text.ts'

function SessionLine({ session, onEnd }: { session: SessionRow; onEnd: () => void }): ReactNode {
  const { t } = useTranslation('security')
  const format = useFormat()
  const deviceText = useDeviceText()
  const device = deviceText(session.device)
  return (
    <li className="security-row" data-current={session.current ? '' : undefined}>
      <MonitorSmartphone className="icon" aria-hidden="true" />
      <p className="security-what">
        <span title={session.device}>
          <b>{device}</b> {session.current && <span className="tag tag-ok">{t('sessions.current')}</span>}
        </span>
        <span className="small">
          {t('sessions.since', { time: format.moment(session.openedAt) })}
          {' · '}
          {t('sessions.seen', { time: format.moment(session.lastSeenAt) })}
        </span>
        {session.address !== '' && <span className="small figure">{session.address}</span>}
      </p>
      {!session.current && (
        <Button small aria-label={t('sessions.endName', { device })} onPress={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** The buyer's sessions; each one, and all others together, can be ended. */
export function SecuritySessions(): ReactNode {
  const { t } = useTranslation('security')
  const query = useQuery(listSessionsQuery(useAppContext()))
  const endSession = useEndSession()
  const endOtherSessions = useEndOtherSessions()
  const [isConfirming, setConfirming] = useState(false)
  const sessions = query.data
  const others = (sessions ?? []).filter(({ current }) => !current)
  return (
    <section className="account-part" aria-labelledby="security-sessions">
      <div className="security-head">
        <h2 id="security-sessions">{t('sessions.title')}</h2>
        {others.length > 0 && (
          <Button small onPress={() => setConfirming(true)}>
            {t('sessions.endOthers')}
          </Button>
        )}
      </div>
      {sessions === undefined ? (
        query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('sessions.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={2} label={t('sessions.loading')} />
          </div>
        )
      ) : (
        <ul className="sheet security-rows">
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => void endSession(session.id)} />
          ))}
        </ul>
      )}
      <Dialog
        isAlert
        title={t('sessions.confirm', { count: others.length })}
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        actions={
          <>
            <Button autoFocus onPress={() => setConfirming(false)}>
              {t('sessions.keep')}
            </Button>
            <Button
              tone="danger"
              onPress={() => {
                setConfirming(false)
                void endOtherSessions()
              }}
            >
              {t('sessions.endOthers')}
            </Button>
          </>
        }
      >
        <p>{t('sessions.confirmText')}</p>
      </Dialog>
    </section>
  )
}
