import { card, foundParts, h2, info, ol, p, someParts, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const microFitInStock = text(
  'Micro-Fit-Stiftwannen in 127 Ausführungen',
  '2- bis 24-polig, gerade und abgewinkelt, THT und SMT, ab einem Stück.',
  p(
    'Die Baureihe im Rastermaß 3,00 mm ist für 12 und 24 V im Gerät zur üblichen Wahl geworden: Sie verriegelt, überträgt Leistung und ist halb so groß wie ältere Leistungsbaureihen. Wir führen jetzt 127 Stiftwannen.',
  ),
  table(
    ['Ausführung', 'Montageart', 'Geeignet für'],
    ['Abgewinkelt, mit Zapfen', 'THT', 'Leiterplattenrand, Zug am Kabel'],
    ['Gerade', 'THT', 'Mitte der Leiterplatte'],
    ['Gerade, mit Lötlaschen', 'SMT', 'Leiterplatten, die nur Reflow durchlaufen'],
  ),
  someParts('microFit2', 'microFit4', 'microFitSmd'),
  p('Alle mit Bestand und Staffelpreisen: [Wire-to-Board-Steckverbinder](category:wire-to-board).'),
)

const terminalBlocks = text(
  'Steckbare Klemmen für 630 V',
  'Die Ausführungen der GMSTB im Rastermaß 7,50 und 7,62 mm sind auf Lager, 2- bis 12-polig.',
  p(
    'Antriebe und Umrichter am 400-V-Netz bremsen bei bis zu 750 V DC. Im Rastermaß 5,08 mm braucht das einen Schlitz in der Leiterplatte, im Rastermaß 7,62 mm nicht.',
  ),
  card('gmstba10'),
  foundParts('pluggable-terminal-blocks', 'GMSTBA', 8),
  p('Wie das Rastermaß aus Spannung und Verschmutzungsgrad folgt: [Motorantriebe](solution:motor-drives).'),
)

const usbCTabs = text(
  'USB-Typ-C-Buchsen, die auf der Leiterplatte bleiben',
  'Ausführungen mit Laschen in durchkontaktierten Bohrungen für Geräte, die herunterfallen.',
  p(
    'Eine Buchse, die nur auf SMD-Lötflächen sitzt, reißt bei 30 bis 40 N das Kupfer ab. Mit vier Laschen in Bohrungen sind es mehr als 100 N. Die Zeichnungen zeigen die Laschen als Langlöcher mit ihrem Bohrmaß.',
  ),
  card('usbC'),
  ul(
    'Prüfen Sie in der Zeichnung den Abstand zum Leiterplattenrand',
    'Langlöcher müssen gefräst und durchkontaktiert sein: Fragen Sie Ihren Leiterplattenhersteller nach seinem Mindestmaß',
  ),
  p('Mehr für kleine Geräte: [Handgeräte](solution:handheld-devices).'),
)

const highReliabilityStock = text(
  'Hochzuverlässige Baureihen jetzt ab Lager',
  'Gecko, L-Tek und M20: 94 Steckverbinder für Stoß, Vibration und Salz.',
  p(
    'Bisher wurden diese Baureihen beim Hersteller bestellt, mit mehreren Monaten Lieferzeit. Die gängigsten Polzahlen sind jetzt auf Lager; welche, steht auf der Artikelseite.',
  ),
  h2('Welche Baureihe wofür'),
  table(
    ['Baureihe', 'Rastermaß', 'Verriegelung'],
    ['Gecko', '1,25 mm', 'Rasthebel oder Verriegelungsschraube'],
    ['L-Tek', '2,00 mm', 'Rasthebel, Zugentlastung'],
    ['M20', '2,54 mm', 'Reibung'],
  ),
  someParts('gecko6', 'gecko20', 'lTek4', 'lTekRelief3'),
)

const quickOrder = text(
  'Die Schnellbestellung liest die Liste, die Sie schon haben',
  'Excel, CSV oder Text aus einer E-Mail: Überschriften werden erkannt, vertippte Nummern zugeordnet.',
  p(
    'Niemand tippt gern eine Stückliste ab. Die [Schnellbestellung](/quick-order) nimmt sie, wie sie ist: Teilenummern, Mengen und Referenzen dürfen in beliebigen Spalten stehen, und Zeilen über den Überschriften stören nicht.',
  ),
  h2('So funktioniert es'),
  ol(
    'Liste einfügen oder Datei hochladen',
    'Prüfen, welche Spalte wie gelesen wurde, und bei Bedarf ändern',
    'Zeilen bestätigen, die nach Ähnlichkeit zugeordnet wurden',
    'Alles in den Warenkorb legen oder für die Liste ein Angebot anfordern',
  ),
  table(
    ['Möglich', 'Grenze'],
    ['Text', '1 MB'],
    ['Excel (.xlsx)', '5 MB, 20.000 Zeilen je Tabellenblatt'],
    ['Spalten', 'Teilenummer, Menge, Referenz, Hersteller, Beschreibung'],
  ),
  p(
    'Ihr Browser merkt sich, wie Sie eine Liste gelesen haben; die nächste Revision braucht deshalb keine Korrekturen mehr.',
  ),
)

const afterSales = text(
  'Reklamationen jetzt in Ihrem Konto',
  'Einreichen, verfolgen und antworten: Rückgabe, Umtausch, Ersatz und Reparatur, Artikel für Artikel.',
  p(
    'Statt eine E-Mail zu schreiben, öffnen Sie die gelieferte Bestellung, wählen den Artikel und geben an, was nicht stimmt. Sie sehen jeden Schritt und können in der Reklamation antworten.',
  ),
  ul(
    'Fotos und ein PDF lassen sich anhängen',
    'Der Rücksendeschein wird aus der Reklamation gedruckt',
    'Ersatz wird als Paket derselben Bestellung versandt',
    'Erstattungen gehen auf das Zahlungsmittel zurück',
  ),
  p('Was zurückgegeben werden kann, steht in den [Rückgabebedingungen](page:returnPolicy).'),
)

const shippingDates = text(
  'Liefertermine für jede Versandart',
  'Die Kasse zeigt, wann eine Bestellung eintrifft: mit Sparversand, Standardversand und Expressversand.',
  p(
    'Mit einer Spanne von Arbeitstagen lässt sich schlecht planen. Die Kasse rechnet jetzt für Sie: Bestand oder Lieferzeit der langsamsten Position, Bearbeitung, Laufzeit und die Wochenenden Ihres Landes.',
  ),
  table(
    ['Versandart', 'Laufzeit', 'Versandkosten'],
    ['Sparversand', '15–45 Arbeitstage', 'am niedrigsten'],
    ['Standardversand', '7–20 Arbeitstage', 'nach Zone und Gewicht'],
    ['Expressversand', '3–7 Arbeitstage', 'nach Zone und Gewicht'],
  ),
  p(
    'Braucht eine Position lange, erwägen Sie für den Rest eine eigene Bestellung. Einzelheiten: [Versandbedingungen](page:shippingPolicy).',
  ),
)

const documents = text(
  'Rechnungen, Packzettel und Angebote als PDF',
  'Mit Ihrer Bestellnummer (PO), Firma und Steuernummer, fertig für Ihre Buchhaltung.',
  ul(
    'Rechnung: mit strukturierten Daten, lesbar für Buchhaltungsprogramme',
    'Packzettel: Inhalt jedes Pakets mit Chargen',
    'Handelsrechnung für den Zoll: Zolltarifnummer, Ursprung, Gewicht',
    'Angebot: Staffelpreise, Lieferzeiten und Gültigkeit',
  ),
  p('Geben Sie Firma und Steuernummer einmal in Ihrem Konto ein und Ihre Bestellnummer (PO) an der Kasse.'),
  info('In dieser Demonstration sind die Dokumente als solche gekennzeichnet und ohne rechtliche Wirkung.'),
)

/** News in German. */
export const germanNews: Translations = {
  'news micro-fit-in-stock': microFitInStock,
  'news terminal-blocks-630-v': terminalBlocks,
  'news usb-c-through-hole-tabs': usbCTabs,
  'news high-reliability-stock': highReliabilityStock,
  'news quick-order-reads-your-list': quickOrder,
  'news after-sales-in-your-account': afterSales,
  'news shipping-dates-at-checkout': shippingDates,
  'news documents-as-pdf': documents,
}
