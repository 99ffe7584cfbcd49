import { staffId } from '@pinline/events/ids'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'

/** Who changed an item: a member of staff, or the shop's own service. */
export const ContentPerson = ({ id }: { id: string }) => {
  const text = useText()
  return staffId.safeParse(id).success ? <PersonName id={id} /> : text('resources.stock.history.by.service')
}
