import './buyer-page.css'
import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne, useNotify } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { DemoTag } from '../../layout/demo-tag.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { BuyerNotes } from './buyer-notes.tsx'
import { BuyerOrders } from './buyer-orders.tsx'
import { AddressesSheet, BuyerSessionsSheet, CompanySheet, ContactSheet } from './buyer-sheets.tsx'
import { BuyerStateBadge } from './buyer-state-badge.tsx'
import { EraseBuyerDialog } from './erase-buyer-dialog.tsx'
import { SetBuyerStateDialog } from './set-buyer-state-dialog.tsx'
import { useBuyerTitle } from './use-buyer-title.ts'

type OpenDialog = 'state' | 'erase'

interface CommandsProps {
  readonly buyer: BuyerRow
  readonly name: string
  readonly onReload: () => Promise<void>
}

/** Disabling, enabling and erasing a buyer. */
const Commands = ({ buyer, name, onReload }: CommandsProps) => {
  const text = useText()
  const notify = useNotify()
  const [open, setOpen] = useState<OpenDialog>()
  const disabling = buyer.state === 'active'
  const finish = (done: 'disable' | 'enable' | 'erase') => () => {
    setOpen(undefined)
    notify(`resources.buyers.done.${done}`, { messageArgs: { name } })
    void onReload()
  }
  const dialog = { buyer, name, onReload, onClose: () => setOpen(undefined) }
  return (
    <>
      <CommandButton permission="buyers.state" onPress={() => setOpen('state')}>
        {text(disabling ? 'resources.buyers.commands.disable' : 'resources.buyers.commands.enable')}
      </CommandButton>
      <CommandButton permission="buyers.erase" tone="danger" onPress={() => setOpen('erase')}>
        {text('resources.buyers.commands.erase')}
      </CommandButton>
      {open === 'state' && <SetBuyerStateDialog {...dialog} onDone={finish(disabling ? 'disable' : 'enable')} />}
      {open === 'erase' && <EraseBuyerDialog {...dialog} onDone={finish('erase')} />}
    </>
  )
}

const Buyer = ({ id }: { id: BuyerId }) => {
  const text = useText()
  const titleOf = useBuyerTitle()
  const { data: buyer, isPending, error, refetch } = useGetOne<BuyerRow>('buyers', { id })
  usePageTitle(buyer === undefined ? undefined : titleOf(buyer))
  if (isPending) return <PageSkeleton />
  if (buyer === undefined) {
    const message = statusOfError(error) === 404 ? text('resources.buyers.page.not_found') : (error?.message ?? '')
    return <PageFailure message={message} onRetry={() => void refetch()} />
  }
  const isErased = buyer.state === 'erased'
  const reload = async () => void (await refetch())
  return (
    <article>
      <header className="page-head">
        <h1>{titleOf(buyer)}</h1>
        <BuyerStateBadge state={buyer.state} />
        <DemoTag id={buyer.id} />
        <div className="end">
          <Link className="button button-small" to={`/buyers/${buyer.id}/at`}>
            {text('operations.state_at.open')}
          </Link>
          {!isErased && <Commands buyer={buyer} name={titleOf(buyer)} onReload={reload} />}
        </div>
      </header>
      {isErased && <p className="notice notice-info">{text('resources.buyers.page.erased')}</p>}
      <div className="buyer-columns">
        <div className="stack">
          <BuyerOrders buyerId={buyer.id} />
          {!isErased && <BuyerNotes buyer={buyer} onReload={reload} />}
          {!isErased && <AddressesSheet buyer={buyer} />}
        </div>
        {!isErased && (
          <div className="stack">
            <ContactSheet buyer={buyer} />
            <CompanySheet buyer={buyer} />
            <BuyerSessionsSheet buyer={buyer} />
          </div>
        )}
      </div>
    </article>
  )
}

/** One buyer: orders, notes, addresses, company and sessions, and the commands on the account. */
export const BuyerPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = buyerId.safeParse(useParams().id)
  if (id.success) return <Buyer key={id.data} id={id.data} />
  return <PageFailure message={text('resources.buyers.page.not_found')} onRetry={() => navigate('/buyers')} />
}
