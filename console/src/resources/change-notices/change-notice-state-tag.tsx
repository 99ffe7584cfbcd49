import type { ChangeNoticeState } from '@pinline/contracts/notification/change-notice/change-notice-fields'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Record<ChangeNoticeState, string>> = { draft: ' tag-warn', published: ' tag-ok', withdrawn: '' }

export const ChangeNoticeStateTag = ({ state }: { readonly state: ChangeNoticeState }) => {
  const text = useText()
  return <span className={`tag${tones[state]}`}>{text(`resources.change-notices.state.${state}`)}</span>
}
