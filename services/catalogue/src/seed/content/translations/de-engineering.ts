import { card, h2, h3, info, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const researchCenter = text(
  'Für Entwickler',
  'Footprints, Zeichnungen und Leitfäden für alle, die Leiterplatten entwerfen.',
  h2('Was jede Artikelseite bietet'),
  table(
    ['Was', 'Format', 'Wofür'],
    ['Footprint mit Maßen', 'auf der Seite, SVG, DXF', 'einen Footprint prüfen oder als Skizze importieren'],
    ['Maßzeichnung', 'auf der Seite, SVG, DXF', 'den Artikel platzieren, eine Frontplatte ausschneiden'],
    ['Druck 1:1', 'Papier, A4', 'das echte Teil darauflegen'],
    [
      'Tabelle der Lötflächen',
      'auf der Seite, mm oder Zoll',
      'einen Footprint von Hand eingeben, eine Lötfläche prüfen',
    ],
    ['Datenblatt', 'Link zum Hersteller', 'alles, was kein Maß der Leiterplatte ist'],
  ),
  p(
    'Ursprung und Achsen: Der Ursprung ist der des Footprints, meist Pin 1; x zeigt nach rechts, y nach unten, die Ansicht ist die von der Bauteilseite. Pin 1 ist fett umrandet. Bohrungen sind mit Bohrdurchmesser und Größe der Lötfläche angegeben.',
  ),
  card('mezzanine40'),
  h2('Einen Footprint in fünf Minuten prüfen'),
  p(
    'Drucken Sie die Artikelseite 1:1, messen Sie den Maßstabsbalken mit dem Messschieber, legen Sie das Teil auf das Papier und vergleichen Sie Pin 1, Kodierung und Zapfen. Der Leitfaden unten erklärt jeden Schritt mit den üblichen Fehlern.',
  ),
  h2('Suchen in der Sprache der Leiterplatte'),
  ul(
    '`2x10 1,27 gerade smd` findet zwei Reihen zu zehn, Rastermaß 1,27 mm, gerade, SMT',
    '`43045 0400`, `430450400` und `43045-0400` finden denselben Artikel',
    '`mini usb`, `rj45 led` und `ffc 0,5` finden nach Verwendung und Merkmal',
  ),
  h2('Woher die Maße kommen'),
  p(
    'Die Footprints sind die der KiCad-Footprint-Bibliothek (CC BY-SA 4.0), berichtigt, wo Bibliothek und Hersteller Verschiedenes zählen. Maßgeblich ist das Datenblatt des Herstellers: Prüfen Sie es, bevor Sie Leiterplatten bestellen.',
  ),
  info(
    'Ihre eigenen Programme nutzen unsere HTTP-API mit einem Zugangsschlüssel: `/api/docs` beschreibt sie. KiCad liest unsere Artikel als HTTP-Bibliothek.',
  ),
)

const troubleshooting = text(
  'Fehlersuche',
  'Häufige Fehler bei Steckverbindern, in der Reihenfolge, in der man sie prüfen sollte.',
  h2('Es lässt sich nicht stecken'),
  ol(
    'Rastermaß über möglichst viele Pole vergleichen: Nach acht Kontakten liegen 2,50 und 2,54 mm schon 0,28 mm auseinander',
    'Kodierung vergleichen: Viele Baureihen haben Ausführungen, die sich in einer einzigen Rippe unterscheiden',
    'Reihenabstand vergleichen, bei zwei Reihen',
    'Kontaktart vergleichen: Die Stifte gehören bei manchen Baureihen zur Leiste, bei anderen zum Gehäuse',
  ),
  table(
    ['Sieht gleich aus', 'Unterscheidung'],
    ['2,50 mm (XH) und 2,54 mm (Stiftleisten)', 'Abstand über zehn Kontakte: 22,5 oder 22,86 mm'],
    ['1,25 mm (GH) und 1,25 mm (PicoBlade)', 'Höhe und Verriegelung'],
    ['3,81 und 3,96 mm', 'Abstand über fünf Kontakte: 15,24 oder 15,84 mm'],
    ['Klemmen mit 5,00 und 5,08 mm', 'Abstand über elf Kontakte: 50,0 oder 50,8 mm'],
  ),
  tip(
    'Messen Sie von der linken Kante des ersten Kontakts zur linken Kante des letzten und teilen Sie durch die Zahl der Kontakte minus eins.',
  ),
  h2('Es passt nicht auf die Leiterplatte'),
  ul(
    'Die Zeichnung ist eine Ansicht von der Bauteilseite. Ein von unten gezeichneter Footprint ist gespiegelt',
    'Pin 1 ist in unseren Zeichnungen fett umrandet und hat auf der Leiterplatte oft eine quadratische Lötfläche',
    'Drucken Sie den Footprint 1:1 und prüfen Sie zuerst den Maßstabsbalken: Viele Drucker verkleinern beim Anpassen an die Seite',
    'Bohrungen: Das Maß in der Zeichnung ist die fertige Bohrung, nach dem Metallisieren',
  ),
  h2('Schlechter Kontakt'),
  h3('Von Anfang an'),
  ul(
    'Leiter auf der Isolierung gecrimpt: Ziehen Sie daran, er rutscht heraus',
    'Kontakt nicht eingerastet: Das Klicken fehlt, und der Kontakt lässt sich von vorn zurückschieben',
    'Flussmittel im Kontaktbereich eines Teils auf der Leiterplatte: Das kommt vor, wenn Teile stehend gewaschen werden',
  ),
  h3('Nach Monaten'),
  ul(
    'Gold auf Zinn gesteckt: Das Zinn bewegt sich bei Vibration und oxidiert (Reibkorrosion)',
    'Kontakt überlastet: Das Gehäuse ist um einen Pol herum braun; prüfen Sie das Derating im [Prüfzentrum](page:testCenter)',
    'Feder durch Wärme erlahmt: Die Ziehkraft liegt unter der Hälfte des Neuwerts',
  ),
  h2('Beim Löten beschädigt'),
  warning(
    'Gehäuse aus PA66 und PBT erweichen über 230 °C. Schicken Sie sie nicht durch den Reflow-Ofen; sie sind für das Wellen- oder Handlöten gemacht.',
  ),
  ul(
    'Blasen im Gehäuse: Feuchte. 24 Stunden bei 125 °C trocknen oder Teile aus einem versiegelten Beutel verwenden',
    'Anschlüsse nicht benetzt: Teile älter als zwei Jahre oder Lotpaste an den großen Lötflächen zu kalt',
    'Teil auf einer Seite abgehoben: ungleiche Lötflächen; vergleichen Sie mit dem Footprint auf der Artikelseite',
  ),
  h2('Es funktioniert noch immer nicht'),
  p(
    'Haben Sie das Teil hier gekauft, reichen Sie bei der Bestellung eine Reklamation ein; sonst schreiben Sie uns über das [Kontaktformular](page:contact) mit einem Foto beider Seiten. Siehe auch die [Fragen und Antworten](page:faq).',
  ),
)

/** Pages for engineers in German. */
export const germanEngineering: Translations = {
  'page researchCenter': researchCenter,
  'page troubleshooting': troubleshooting,
}
