import './mentions.css'
import { notePieces } from '@pinline/contracts/api/mention'
import { PersonName } from '../../resources/people/person-name.tsx'

/** What staff wrote, with the names that those whom it mentions have now. */
export const NotedText = ({ note }: { note: string }) => {
  let offset = 0
  return notePieces(note).map((piece) => {
    if (typeof piece === 'string') {
      offset += piece.length
      return piece
    }
    offset += 1
    return (
      <span key={offset} className="mention">
        @<PersonName id={piece.mention} />
      </span>
    )
  })
}
