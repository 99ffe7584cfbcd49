import { getStaffAt } from '@pinline/contracts/account/permissions/get-staff-at'
import { type StaffId, staffId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useNavigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { useText } from '../../messages/use-text.ts'
import { StateAtPage } from '../../operations/state-at/state-at-page.tsx'
import { PersonName } from '../people/person-name.tsx'

const StaffAt = ({ id }: { id: StaffId }) => {
  const text = useText()
  const api = useApi()
  return (
    <StateAtPage
      id={id}
      title={text('operations.state_at.title.staff')}
      name={<PersonName id={id} />}
      present={{ to: '/users', label: text('operations.state_at.present') }}
      read={async (moment, signal) => await api.read(getStaffAt, { staffId: id, ...moment }, { silent: true, signal })}
    />
  )
}

/** What a member of staff was and was permitted to do at a moment. */
export const StaffAtPage = () => {
  const navigate = useNavigate()
  const id = staffId.safeParse(useParams().id)
  if (id.success) return <StaffAt key={id.data} id={id.data} />
  return <PageFailure onRetry={() => navigate('/users')} />
}
