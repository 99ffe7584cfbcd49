import './carriers.css'
import { permissionOf } from '@pinline/contracts/api/call'
import type { Carrier } from '@pinline/contracts/order/carrier/carrier'
import { setCarrier } from '@pinline/contracts/order/carrier/set-carrier'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useText } from '../../messages/use-text.ts'
import { SetCarrierDialog } from './set-carrier-dialog.tsx'

interface CarriersSheetProps {
  readonly carriers: readonly Carrier[]
  /** Refetches the list and returns it. */
  readonly onChanged: () => Promise<readonly Carrier[] | undefined>
}

/** The carriers that shipping dialogs offer, with the addresses of their tracking pages. */
export const CarriersSheet = ({ carriers, onChanged }: CarriersSheetProps) => {
  const text = useText()
  const notify = useNotify()
  const [opened, setOpened] = useState<Carrier | 'new'>()
  const permission = permissionOf(setCarrier)
  return (
    <section className="sheet" aria-labelledby="carriers">
      <h2 id="carriers">
        {text('settings.carriers.title')}
        <span className="end">
          <CommandButton permission={permission} onPress={() => setOpened('new')}>
            {text('settings.carriers.add')}
          </CommandButton>
        </span>
      </h2>
      <p className="sheet-note small">{text('settings.carriers.note')}</p>
      {carriers.length === 0 ? (
        <EmptyState title={text('settings.carriers.none')} />
      ) : (
        <ul className="carrier-rows">
          {carriers.map((carrier) => (
            <li key={carrier.code}>
              <span className="carrier-name">
                <strong>{carrier.name}</strong>
                <span className="small">{carrier.code}</span>
              </span>
              <span className="carrier-page small">{carrier.trackingPage ?? text('settings.carriers.no_page')}</span>
              <StateBadge disabled={!carrier.active} />
              <CommandButton permission={permission} onPress={() => setOpened(carrier)}>
                {text('settings.carriers.edit')}
                <span className="visually-hidden">{carrier.name}</span>
              </CommandButton>
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <SetCarrierDialog
          {...(opened === 'new' ? {} : { carrier: opened })}
          lastPosition={Math.max(0, ...carriers.map(({ position }) => position))}
          onClose={() => setOpened(undefined)}
          onDone={(name) => {
            setOpened(undefined)
            notify('settings.carriers.done', { messageArgs: { name } })
            void onChanged()
          }}
          onReload={onChanged}
        />
      )}
    </section>
  )
}
