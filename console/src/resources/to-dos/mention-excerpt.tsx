import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { NotedText } from '../../layout/mentions/noted-text.tsx'
import { useText } from '../../messages/use-text.ts'
import { usePersonName } from '../people/use-person-name.ts'

/** Who mentioned somebody, and the beginning of what they wrote. */
export const MentionExcerpt = ({ mention: { author, excerpt } }: { mention: NonNullable<ToDoRow['mention']> }) => {
  const text = useText()
  const name = usePersonName(author)
  return (
    <>
      <span className="small">{text('resources.to-dos.mention.by', { name })}</span>
      <span className="written">
        {excerpt === null ? text('resources.to-dos.mention.unreadable') : <NotedText note={excerpt} />}
      </span>
    </>
  )
}
