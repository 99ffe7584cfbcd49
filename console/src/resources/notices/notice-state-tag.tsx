import type { NoticeState } from '@pinline/contracts/notification/notice/notice-fields'
import { useText } from '../../messages/use-text.ts'

const tones: Readonly<Record<NoticeState, string>> = {
  scheduled: ' tag-warn',
  current: ' tag-ok',
  ended: '',
  withdrawn: '',
}

export const NoticeStateTag = ({ state }: { state: NoticeState }) => {
  const text = useText()
  return <span className={`tag${tones[state]}`}>{text(`resources.notices.state.${state}`)}</span>
}
