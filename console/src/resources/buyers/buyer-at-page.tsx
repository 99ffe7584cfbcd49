import { getBuyerAt } from '@pinline/contracts/account/people/get-buyer-at'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useNavigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { useText } from '../../messages/use-text.ts'
import { StateAtPage } from '../../operations/state-at/state-at-page.tsx'
import { PersonName } from '../people/person-name.tsx'

const BuyerAt = ({ id }: { id: BuyerId }) => {
  const text = useText()
  const api = useApi()
  return (
    <StateAtPage
      id={id}
      title={text('operations.state_at.title.buyer')}
      name={<PersonName id={id} />}
      present={{ to: `/buyers/${id}/show`, label: text('operations.state_at.present') }}
      read={async (moment, signal) => await api.read(getBuyerAt, { buyerId: id, ...moment }, { silent: true, signal })}
    />
  )
}

/** A buyer's account as it was at a moment. */
export const BuyerAtPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = buyerId.safeParse(useParams().id)
  if (id.success) return <BuyerAt key={id.data} id={id.data} />
  return <PageFailure message={text('resources.buyers.page.not_found')} onRetry={() => navigate('/buyers')} />
}
