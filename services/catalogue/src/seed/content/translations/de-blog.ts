import { card, h2, ol, p, someParts, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const pitch = text(
  '2,50 oder 2,54 mm?',
  'Wie man zwei Rastermaße auseinanderhält, die sich um Haaresbreite unterscheiden.',
  p(
    'Die beiden häufigsten Rastermaße der Branche unterscheiden sich um 0,04 mm. Über ein Raster zeigt das kein Messschieber, über zehn schon.',
  ),
  h2('Über viele Kontakte messen'),
  p(
    'Messen Sie von der linken Kante des ersten Kontakts zur linken Kante des letzten. Teilen Sie durch die Zahl der Kontakte minus eins.',
  ),
  table(
    ['Kontakte', '2,50 mm', '2,54 mm', 'Unterschied'],
    ['2', '2,50', '2,54', '0,04'],
    ['5', '10,00', '10,16', '0,16'],
    ['8', '17,50', '17,78', '0,28'],
    ['10', '22,50', '22,86', '0,36'],
    ['20', '47,50', '48,26', '0,76'],
  ),
  tip(
    'Sehen Sie sich bei weniger als fünf Kontakten stattdessen das Gehäuse an: Ein JST XH hat eine geschlitzte Wanne und ist 5,75 mm tief, eine Stiftleiste hat keine.',
  ),
  h2('Was bei Verwechslung geschieht'),
  p(
    'Bis zu drei Pole lassen sich meist stecken. Bei fünf werden die äußeren Kontakte um 0,16 mm zur Seite gedrückt, bei acht verbiegen sie sich. Auf dem Labortisch geht nichts kaputt; der Kontakt öffnet, wenn das Gerät warm wird.',
  ),
  someParts('xh4', 'pinHeader6'),
  p('Weitere Doppelgänger stehen unter [Fehlersuche](page:troubleshooting).'),
)

const pinOne = text(
  'Warum Pin 1 quadratisch ist',
  'Eine Konvention, die nichts kostet und eine Leiterplatte retten kann.',
  p(
    'Eine quadratische Lötfläche ist leicht zu finden, auch auf der unbestückten Leiterplatte, von beiden Seiten, ohne Bestückungsdruck und ohne Zeichnung. Sie kostet nichts, denn dem Leiterplattenhersteller ist die Form einer Lötfläche gleichgültig.',
  ),
  h2('Wo sie versagt'),
  ul(
    'SMT-Artikel: Alle Lötflächen sind Rechtecke. Setzen Sie einen Punkt oder eine abgeschrägte Ecke in den Bestückungsdruck außerhalb des Gehäuses',
    'Zwei Reihen: Bei Stiftleisten liegt Pin 2 neben Pin 1 in der anderen Reihe, bei DIL-Gehäusen folgt er in derselben. Das Quadrat sagt, wo 1 ist, nicht, wo 2 ist',
    'Gespiegelte Footprints: Das Quadrat sitzt in der richtigen Ecke der falschen Seite',
  ),
  h2('Wie unsere Zeichnungen Pin 1 zeigen'),
  p(
    'Pin 1 ist fett umrandet und trägt seine Nummer; die Ansicht ist die von der Bauteilseite. In der Liste liegt Pin 1 bei jedem Artikel links, sodass sich zwei Artikel vergleichen lassen, ohne einen davon zu drehen.',
  ),
  card('idc10'),
)

const footprintCheck = text(
  'Footprint auf Papier prüfen, bevor Sie Leiterplatten bestellen',
  'Fünf Minuten mit einem Drucker finden die meisten Fehler, die eine Revision kosten.',
  ol(
    'Öffnen Sie die Artikelseite und wählen Sie „1:1 drucken“. Schalten Sie im Druckdialog „An Seite anpassen“ aus',
    'Messen Sie den Maßstabsbalken: 10 mm müssen 10 mm sein. Sind es 9,7, hat der Drucker skaliert',
    'Drucken Sie auch Ihr eigenes Layout 1:1 und halten Sie beide übereinander ans Fenster',
    'Legen Sie das echte Teil auf das Papier: Pins auf Lötflächen, Zapfen auf Bohrungen, Gehäuse innerhalb des Umrisses',
    'Drehen Sie es einmal um. Passt es auch verkehrt herum, brauchen Sie eine Kodierung',
  ),
  table(
    ['Auf Papier gefunden', 'Hätte gekostet'],
    ['Gespiegelter Footprint', 'eine Revision der Leiterplatte'],
    ['Rasthebel, der beim Öffnen an einen Kondensator stößt', 'eine Revision der Leiterplatte'],
    ['Bohrung für den Zapfen fehlt', 'eine Bohrung von Hand, wenn Sie Glück haben'],
    ['Pin 1 am falschen Ende', 'einen verbrannten Prototyp'],
  ),
  card('mezzanine40'),
  p('Welche Dateien eine Artikelseite anbietet, steht unter [Für Entwickler](page:researchCenter).'),
)

const crimping = text(
  'Crimpen, das hält',
  'Wie ein guter Crimp aussieht und welche Ausziehkraft er aushalten muss.',
  p(
    'Die meisten schlechten Kontakte in Wire-to-Board-Steckverbindern sind schlechte Crimps. Der Kontakt ist in Ordnung, der Leiter ist in Ordnung, die Crimphülse dazwischen nicht.',
  ),
  h2('Ansehen'),
  ul(
    'Einzeldrähte an beiden Enden des Leitercrimps sichtbar, keiner außerhalb',
    'Isolierung unter dem Isolationscrimp, und keinen Millimeter weiter',
    'Trichter (Bellmouth) am Ende zum Leiter hin: Ohne ihn werden Einzeldrähte eingeschnitten',
    'Kein Knick zwischen Kontakt und Crimphülse',
  ),
  h2('Daran ziehen'),
  p('Ausziehkräfte nach IEC 60352-2 für einen Crimp:'),
  table(
    ['Leiter', 'Querschnitt', 'Kraft'],
    ['AWG 28', '0,08 mm²', '11 N'],
    ['AWG 24', '0,20 mm²', '28 N'],
    ['AWG 22', '0,32 mm²', '40 N'],
    ['AWG 20', '0,52 mm²', '60 N'],
    ['AWG 18', '0,82 mm²', '90 N'],
  ),
  tip(
    'Ziehen Sie vor jedem Los an drei Crimps und danach wieder an drei. Versagen die letzten, wissen Sie, dass sich das Werkzeug verstellt hat.',
  ),
  warning(
    'Löten Sie einen Crimp nicht, um ihn zu „verbessern“. Lot kriecht in die Litze und schafft die Stelle, an der sie bricht.',
  ),
  someParts('xh4', 'sh4', 'picoBlade5'),
)

const tinOrGold = text(
  'Zinn oder Gold?',
  'Die Kontaktoberfläche, die Sie bezahlen, sollte die sein, die Sie brauchen.',
  table(
    ['', 'Zinn', 'Gold'],
    ['Steckzyklen', '10–50', '100–500'],
    ['Nötige Kontaktkraft', 'über 1 N', 'ab 0,3 N'],
    ['Spannung und Strom', 'über 1 V, 100 mA', 'beliebig, bis hinab zu Mikrovolt'],
    ['Vibration', 'nur mit fester Verriegelung', 'ja'],
    ['Preis', 'niedrig', 'zwei- bis viermal so hoch'],
  ),
  h2('Drei Regeln'),
  ol(
    'Leistung, die einige Male gesteckt wird: Zinn',
    'Signale unter 100 mA oder alles, was vibriert: Gold',
    'Nie das eine mit dem anderen: Zinn reibt sich auf das Gold ab und oxidiert dort',
  ),
  p(
    'Die Regel mit den 100 mA ist älter als die meisten von uns: Unterhalb dieses Stroms durchbricht der Kontakt die Oxidschicht des Zinns nicht von allein.',
  ),
  h2('Auch den Anschluss ansehen'),
  p(
    'Gold am Lötanschluss macht Lötstellen spröde. Gute Artikel haben Gold am Kontakt und Zinn am Anschluss; das Datenblatt nennt das selektive Beschichtung.',
  ),
  card('pinHeader40'),
)

const derating = text(
  'Warum ein 3-A-Kontakt keine 3 A führt',
  'Was der Nennstrom bedeutet und wie viel davon in Ihrem Gerät übrig bleibt.',
  p(
    'Der Nennstrom im Datenblatt ist eine verkleidete Temperaturgrenze: der Strom, bei dem ein Kontakt 30 K wärmer wird als die Luft, oft mit nur einem stromführenden Kontakt und der dicksten Leitung.',
  ),
  h2('Was ihn mindert'),
  table(
    ['Bedingung', 'Faktor'],
    ['2 Kontakte nebeneinander', '0,9'],
    ['4 Kontakte', '0,8'],
    ['10 Kontakte, alle stromführend', '0,6–0,7'],
    ['Leitung zwei Stufen dünner', '0,8'],
    ['85 °C im Gehäuse, Artikel für 105 °C', '0,6'],
  ),
  p(
    'Multiplizieren Sie, was zutrifft. Ein 3-A-Kontakt, zehn davon in Gebrauch, in einem warmen Gehäuse: 3 × 0,65 × 0,6 = 1,2 A.',
  ),
  tip(
    'Ist das zu wenig, schalten Sie zwei Kontakte parallel und rechnen Sie mit dem 1,6-Fachen eines einzelnen, denn sie teilen sich den Strom nie gleichmäßig.',
  ),
  h2('Artikel für mehr Strom'),
  someParts('vh4', 'kk4', 'microFit4'),
  p('Die Erwärmung lässt sich an Ihrer eigenen Charge messen: [Prüfzentrum](page:testCenter).'),
)

/** Articles of the blog in German. */
export const germanBlog: Translations = {
  'blog pitch-2-50-or-2-54': pitch,
  'blog why-pin-1-is-square': pinOne,
  'blog check-a-footprint-1-to-1': footprintCheck,
  'blog crimping-that-holds': crimping,
  'blog tin-or-gold': tinOrGold,
  'blog derating-explained': derating,
}
