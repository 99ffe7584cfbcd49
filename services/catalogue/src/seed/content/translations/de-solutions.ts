import { card, figures, h2, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

const batteryPacks = text(
  'Akkupacks',
  'Kodierte, verriegelnde Steckverbinder im Rastermaß 2,00 bis 3,00 mm mit Stromreserve.',
  figures(
    ['2,00–3,00 mm', 'übliches Rastermaß'],
    ['50 %', 'Derating in warmen Gehäusen'],
    ['n + 1', 'Abgriffe für n Zellen in Reihe'],
  ),
  h2('Worauf es ankommt'),
  ul(
    'Kontakte, die bei Vibration geschlossen bleiben: Eine Balancerleitung, die kurz unterbricht, sieht aus wie eine defekte Zelle',
    'Eine Kodierung, die die Polarität sichert, denn ein verdrehter Balancerstecker legt die Spannung des ganzen Packs an einen Eingang',
    'Querschnitte, die die Erwärmung begrenzen: Neben einem heißen Steckverbinder altern Zellen schneller',
  ),
  h2('Auswahl'),
  ol(
    'Zählen Sie die Balancerabgriffe: Zellen in Reihe plus eins',
    'Addieren Sie für die Leistungskontakte die Spitzenströme aller parallelen Zellen',
    'Rechnen Sie in warmen Gehäusen mit 50 % Derating des Steckverbinders',
    'Halten Sie einen Pol für den Temperaturfühler frei, besser zwei: Er braucht eine Rückleitung',
    'Lassen Sie zwischen höchstem und niedrigstem Abgriff einen Pol frei oder verwenden Sie zwei Steckverbinder',
  ),
  table(
    ['Aufgabe', 'Baureihe', 'Rastermaß', 'Warum'],
    ['Balancerabgriffe', 'XH', '2,50 mm', 'der übliche Balancerstecker, kodiert, günstige Werkzeuge'],
    ['Balancerabgriffe, viele Zellen', 'PUD, zweireihig', '2,00 mm', 'halbe Länge, verriegelnd'],
    ['Laden und Entladen', 'Micro-Fit', '3,00 mm', 'sichere Verriegelung, Leistung und Signal in einem Gehäuse'],
  ),
  card('xh4'),
  tip(
    'Stecken Sie den Balancerstecker zuletzt und ziehen Sie ihn zuerst. Zuerst gesteckt, führt er den Einschaltstrom des Packs.',
  ),
  h2('Weiterlesen'),
  ul('[Crimpen, das hält](blog:crimping-that-holds)', '[2,50 oder 2,54 mm?](blog:pitch-2-50-or-2-54)'),
)

const solarInverters = text(
  'Solarwechselrichter',
  'Klemmen für die Feldverdrahtung, Leistungssteckverbinder im Inneren und eine Buchse für den Datenlogger.',
  h2('Drei Zonen, drei Steckverbinder'),
  table(
    ['Zone', 'Spannung', 'Steckverbinder'],
    ['Feldverdrahtung, Netzseite', '230–400 V', 'Klemmen im Rastermaß 7,50 oder 7,62 mm'],
    ['Zwischen Leistungs- und Steuerplatine', '24–60 V', 'Wire-to-Board im Rastermaß 3,96 mm'],
    ['Kommunikation', 'unter 5 V', 'geschirmte RJ45, galvanisch getrennt'],
  ),
  h2('Worauf es ankommt'),
  ul(
    'Luftstrecke: über 2.000 m Höhe für je weitere 1.000 m mit 1,14 multiplizieren',
    'Temperatur: In einem geschlossenen Wechselrichter sind 85 °C normal; wählen Sie deshalb Artikel für 105 °C',
    'Zwanzig Jahre im Freien: Klemmstellen, die ihre Kraft behalten, und eine Kontaktoberfläche, die Feuchte verträgt',
  ),
  h2('Auswahl'),
  ol(
    'Nennspannung und Überspannungskategorie bestimmen das Rastermaß der Klemme',
    'Der Leiter mit Aderendhülse bestimmt die Klemmstelle; 2,5 mm² mit Aderendhülse brauchen bei manchen Baureihen eine Klemmstelle für 4 mm²',
    'Steckbar auf der Seite, die gewartet wird, fest auf der anderen',
  ),
  card('gmstba12'),
  p('Mit der steckbaren Klemme lässt sich der Wechselrichter tauschen, ohne eine Schraube unter Spannung zu lösen.'),
)

const motorDrives = text(
  'Motorantriebe',
  'Steckbare Klemmen im Rastermaß 5,08 bis 7,62 mm, für 320 bis 630 V.',
  h2('Worauf es ankommt'),
  ul(
    'Kriech- und Luftstrecken für die Überspannung beim Bremsen: Ein 400-V-Antrieb bremst bei 750 V DC',
    'Schrauben, die ihr Drehmoment nach Tausenden von Temperaturwechseln halten',
    'Gebersignale getrennt von den Motorausgängen, mit beidseitig aufgelegtem Schirm',
  ),
  h2('Auswahl'),
  ol(
    'Beginnen Sie mit Nennspannung und Verschmutzungsgrad: Beide bestimmen das Rastermaß',
    'Dann der Leiter mit Aderendhülse, denn die Hülse ist breiter als der Leiter',
    'Dann die Polzahl; ein Pol mehr als nötig hält einen Platz für den Schirm frei',
    'Zuletzt die Steckrichtung: parallel zur Leiterplatte im Hutschienengehäuse, senkrecht hinter einer Frontplatte',
  ),
  table(
    ['Anschluss', 'Rastermaß', 'Nennwerte', 'Kategorie'],
    ['Motor, Bremswiderstand', '7,62 mm', '630 V, 12 A', 'steckbare Klemmen'],
    ['24-V-Versorgung, Eingänge', '5,08 mm', '320 V, 12 A', 'steckbare Klemmen'],
    ['Geber', '2,77 mm', 'Signal', 'D-Sub, 9- oder 15-polig'],
    ['Bedienfeld', '2,54 mm', 'Signal', 'Wannenstecker (IDC), Flachbandkabel'],
  ),
  card('gmstba10'),
  tip(
    'Verwenden Sie bei feindrähtigen Leitern in Schraubklemmen Aderendhülsen. Verzinnte Enden kriechen unter Druck, und die Schraube wird locker.',
  ),
)

const controlCabinets = text(
  'Schaltschränke',
  'Backplanes und Baugruppen, die über Jahrzehnte getauscht werden: DIN 41612, Wannenstecker und Modularbuchsen.',
  h2('Worauf es ankommt'),
  ul(
    'Verfügbarkeit: Ein Schaltschrank läuft zwanzig Jahre; wählen Sie deshalb nach einer Norm und nicht nach einem einzelnen Hersteller',
    'Steckzyklen: Klasse 2 nach IEC 60603-2 hält 400 aus, Klasse 1 hält 500 aus',
    'Kodierung: Zwei Karten, von denen jede in den Steckplatz der anderen passt, werden eines Tages vertauscht',
  ),
  h2('Auswahl'),
  ol(
    'Bauform B oder C nach der Zahl der Signale: 32, 64 oder 96',
    'Stifte auf der Karte, Buchsen auf der Backplane, wie es die Norm vorsieht',
    'Anschlüsse nach der Dicke der Backplane: bis 2,4 mm löten, darüber Einpresstechnik',
    'Flachbandkabel im Inneren: Wannenstecker mit Verriegelungshebeln, wo eine Tür am Kabel zieht',
  ),
  table(
    ['Verbindung', 'Steckverbinder', 'Polzahl'],
    ['Karte zur Backplane', 'DIN 41612', '16–96'],
    ['Karte zur Frontplatte', 'Wannenstecker (IDC), 2,54 mm', '10–64'],
    ['Feldbus', 'Modularbuchse, D-Sub', '8, 9'],
  ),
  card('din32'),
  p(
    'Für den Tausch einer Karte darf kein Schaltplan nötig sein. Beschriften Sie beide Seiten und nutzen Sie die Kodierung, die das Gehäuse bietet.',
  ),
)

const railAndAviation = text(
  'Bahn und Luftfahrt',
  'Hochzuverlässige Steckverbinder im Rastermaß 1,25 bis 2,00 mm mit Verriegelungsschrauben und Zugentlastung.',
  figures(
    ['1,25 und 2,00 mm', 'Rastermaß'],
    ['4 Federn', 'hat eine Buchse aus Berylliumkupfer'],
    ['30 Jahre', 'Lebensdauer eines Schienenfahrzeugs'],
  ),
  h2('Worauf es ankommt'),
  ul(
    'Kontakte, die Stoß und Salznebel aushalten: vier unabhängige Federn je Buchse, vollständig vergoldet',
    'Verfügbarkeit über die Lebensdauer des Fahrzeugs und eine Ankündigung 12 Monate vor der Abkündigung',
    'Verriegelungen, die nicht auf Reibung angewiesen sind: Verriegelungsschrauben oder Rasthebel',
  ),
  h2('Auswahl'),
  ol(
    'Prüfen Sie zuerst die Kontakthaltekraft: Von ihr hängt ab, ob eine Leitung einen Kontakt herausziehen kann',
    'Dann die Verriegelung des Steckverbinders: Schrauben, wo mit Werkzeug gewartet wird, Rasthebel, wo nicht',
    'Dann die Zugentlastung, wenn das Kabel das Gehäuse verlässt',
    'Halten Sie 20 % der Pole als Reserve frei: Fahrzeuge werden nachgerüstet',
  ),
  table(
    ['Bedarf', 'Baureihe', 'Rastermaß'],
    ['Kleinster Raum, Avionikmodule', 'Gecko', '1,25 mm'],
    ['Kabel zur Leiterplatte mit Zugentlastung', 'L-Tek', '2,00 mm'],
    ['Leiterplatte zu Leiterplatte in einem Gehäuse', 'M20', '2,54 mm'],
  ),
  card('gecko20'),
  warning(
    'Fragen Sie nach, bevor Sie einen Artikel in einer Sicherheitsfunktion einsetzen. Der Hersteller muss ihn schriftlich freigeben: siehe [AGB](page:termsOfSale).',
  ),
)

const handheldDevices = text(
  'Handgeräte',
  'FFC/FPC, feinrastrige Board-to-Board- und USB-Steckverbinder für Displays, Kameras und Ladegeräte.',
  h2('Worauf es ankommt'),
  ul(
    'Höhe: Die meisten dieser Steckverbinder werden nach dem Abstand zweier Leiterplatten gewählt',
    'Sturz: Eine USB-Buchse mit Laschen in durchkontaktierten Bohrungen bleibt auf der Leiterplatte, eine nur mit SMD-Lötflächen nicht',
    'Montage: Ein FFC unter einer Klappverriegelung lässt sich mit bloßem Auge prüfen',
  ),
  h2('Auswahl'),
  table(
    ['Verbindung', 'Steckverbinder', 'Rastermaß', 'Zu beachten'],
    ['Display', 'FFC/FPC, 24- bis 40-polig', '0,5 mm', 'Kontakte oben oder unten, Kabeldicke 0,3 mm'],
    ['Hauptplatine zu Modul', 'Board-to-Board', '0,5 mm', 'Höhe im gesteckten Zustand, Positionierzapfen'],
    ['Laden und Daten', 'USB Typ C', '–', 'Laschen in Bohrungen, Abstand zur Kante'],
    ['Akku, Lautsprecher', 'Wire-to-Board', '1,0–1,25 mm', 'Verriegelung, Leiter AWG 28–32'],
  ),
  ol(
    'Zeichnen Sie den Stapel der Leiterplatten und schreiben Sie jeden Abstand auf',
    'Legen Sie die Kontaktseite des FFC vor dem Layout fest: Danach lässt sie sich nicht mehr ändern',
    'Lassen Sie zwischen Lötflächen im Raster 0,5 mm Lötstopplack stehen, sonst entstehen Lötbrücken',
  ),
  card('ffc24'),
  card('usbC'),
  p(
    'Bestellen Sie für Prototypen Gurtabschnitte: Eine Verpackungseinheit ist nicht nötig, und ab der Mindestmenge ist jede Stückzahl möglich.',
  ),
)

/** Solutions in German. */
export const germanSolutions: Translations = {
  'solution battery-packs': batteryPacks,
  'solution solar-inverters': solarInverters,
  'solution motor-drives': motorDrives,
  'solution control-cabinets': controlCabinets,
  'solution rail-and-aviation': railAndAviation,
  'solution handheld-devices': handheldDevices,
}
