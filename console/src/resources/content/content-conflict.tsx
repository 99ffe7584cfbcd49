import { languages, languageTag } from '@pinline/contracts/api/languages'
import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { conflictsOf } from './content-edits.ts'
import { textLines } from './document-lines.ts'
import { TextDifference } from './text-difference.tsx'
import type { ContentForm } from './use-content-form.ts'

/** Shows what somebody else has written since beside one's own; nothing is lost before the person has chosen. */
export const ContentConflict = ({ form }: { form: ContentForm }) => {
  const text = useText()
  const { theirs, base, edits } = form
  if (theirs === undefined) return null
  const conflicts = conflictsOf(base, theirs, edits)
  return (
    <EditConflict
      icon={<Icon name="warning" />}
      title={text('resources.content.conflict.title')}
      ways={[
        { label: text('resources.content.conflict.mine'), onChoose: () => void form.keepMine() },
        { label: text('resources.content.conflict.theirs'), onChoose: form.takeTheirs },
      ]}
    >
      {conflicts.details && <p>{text('resources.content.conflict.details')}</p>}
      {conflicts.languages.map((code) => (
        <section key={code}>
          <h3>{languages.find((language) => language.code === code)?.name}</h3>
          <TextDifference
            leftTitle={text('resources.content.conflict.theirs_heading')}
            rightTitle={text('resources.content.conflict.mine_heading')}
            left={textLines(theirs.texts[code])}
            right={textLines(edits.texts[code] ?? undefined)}
            lang={languageTag(code)}
          />
        </section>
      ))}
    </EditConflict>
  )
}
