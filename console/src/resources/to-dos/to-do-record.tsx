import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'

/** What a to-do is about, as people call it. */
export const ToDoRecord = ({
  toDo: { resource, recordId, label },
}: {
  toDo: Pick<ToDoRow, 'resource' | 'recordId' | 'label'>
}) => {
  const text = useText()
  switch (resource) {
    case 'buyers':
      return <PersonName id={recordId} />
    case 'to-dos':
      return text('resources.to-dos.name', { smart_count: 1 })
    default:
      return <span className="part-number">{label}</span>
  }
}
