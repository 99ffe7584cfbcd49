import { endOtherStaffSessions } from '@pinline/contracts/account/session/end-other-staff-sessions'
import { endStaffSession } from '@pinline/contracts/account/session/end-staff-session'
import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import { listStaffSessions } from '@pinline/contracts/account/session/list-staff-sessions'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { deviceName } from '@pinline/ui/design/device-name'
import { useQuery } from '@tanstack/react-query'
import { useGetIdentity, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useReachable } from '../layout/use-reachable.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

interface SessionProps {
  readonly row: SessionRow
  readonly busy: boolean
  readonly onEnd: () => void
}

const Session = ({ row, busy, onEnd }: SessionProps) => {
  const text = useText()
  const format = useFormat()
  const { browser, system } = deviceName(row.device)
  const names = [browser, system].filter((name) => name !== undefined)
  const device = names.length === 0 ? text('profile.sessions.unknown') : names.join(', ')
  return (
    <li>
      <div>
        <b>{device}</b> {row.current && <span className="profile-on">{text('profile.sessions.current')}</span>}
        <p className="field-hint">
          <span className="figure">{row.address}</span>
          {' · '}
          {text('profile.sessions.opened', { time: format.moment(row.openedAt) })}
          {' · '}
          {text('profile.sessions.seen', { time: format.moment(row.lastSeenAt) })}
        </p>
      </div>
      {!row.current && (
        <button
          type="button"
          className="button button-small"
          aria-label={text('profile.sessions.end_this', { device })}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {text('profile.sessions.end')}
        </button>
      )}
    </li>
  )
}

/** The person's sessions, with buttons to end them. */
export const SessionsSheet = () => {
  const text = useText()
  const notify = useNotify()
  const api = useApi()
  const one = useCommand(endStaffSession)
  const others = useCommand(endOtherStaffSessions)
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-sessions'],
    queryFn: async ({ signal }) => (await api.read(listStaffSessions, {}, { signal, silent: true })).list,
  })
  const { identity } = useGetIdentity()
  const hasSecurityEvents = useReachable('/security-events')
  const busy = one.isPending || others.isPending

  const ended = async (outcome: CommandResult<unknown>, done: 'ended' | 'others_ended') => {
    if (outcome.kind === 'done') notify(`profile.sessions.${done}`, { type: 'success' })
    else if (outcome.kind !== 'conflict' && outcome.message !== '') notify(outcome.message, { type: 'error' })
    await refetch()
  }

  return (
    <section className="sheet" aria-labelledby="sessions">
      <h2 id="sessions">
        {text('profile.sessions.title')}
        {data !== undefined && data.length > 1 && (
          <span className="end">
            <button
              type="button"
              className="button button-small"
              aria-busy={others.isPending}
              aria-disabled={busy}
              onClick={() => {
                if (!busy) void others.send({}).then((outcome) => ended(outcome, 'others_ended'))
              }}
            >
              {text('profile.sessions.end_others')}
            </button>
          </span>
        )}
      </h2>
      {error !== null && data === undefined && (
        <p className="sheet-note" role="alert">
          {error.message}{' '}
          <button type="button" className="button button-small" onClick={() => void refetch()}>
            {text('shell.failed.retry')}
          </button>
        </p>
      )}
      {data === undefined && error === null && (
        <p className="sheet-note" role="status">
          {text('shell.loading')}
        </p>
      )}
      <ul className="profile-rows">
        {data?.map((row) => (
          <Session
            key={row.id}
            row={row}
            busy={busy}
            onEnd={() => {
              if (!busy) void one.send({ id: row.id }).then((outcome) => ended(outcome, 'ended'))
            }}
          />
        ))}
      </ul>
      {data?.length === 1 && <p className="sheet-note">{text('profile.sessions.alone')}</p>}
      {hasSecurityEvents && identity !== undefined && (
        <p className="sheet-note">
          <Link to={filteredList('/security-events', { account: String(identity.id) })}>
            {text('profile.sessions.security')}
          </Link>
        </p>
      )}
    </section>
  )
}
