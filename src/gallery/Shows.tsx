import { useState } from 'react';
import { BarCode } from '#ui/code/BarCode.tsx';
import { LongDate } from '#ui/LongDate.tsx';
import { LongList } from '#ui/LongList.tsx';
import { Poster } from '#ui/poster/Poster.tsx';
import { Price } from '#ui/Price.tsx';
import { QrCode } from '#ui/code/QrCode.tsx';
import { ShowDate } from '#ui/ShowDate.tsx';
import { Stars } from '#ui/Stars.tsx';
import { TicketPaper } from '#ui/poster/TicketPaper.tsx';
import styles from './Gallery.module.css';
import { Part } from './Part.tsx';

const TITLES = [
  'La Dernière Séance',
  'Un été à Ostende',
  'The Long Reel',
  'Carmen',
  'De tuin',
  'Nocturne',
  'Le Phare',
  'Anticonstitutionnellement',
];
const STARS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
const AT = '2026-11-20T19:15:00Z';
const ITEMS = Array.from({ length: 5 }, (_, index) => `Entry ${String(index + 1)}`);

/** Parts about cinemas and films. */
export function Shows() {
  return (
    <>
      <Part name="Poster">
        {TITLES.map((title) => (
          <div key={title} className={styles.poster}>
            <Poster title={title} seed={title} />
          </div>
        ))}
      </Part>
      <Part name="Stars">
        <Rating />
        <Stars legend="Being saved" labels={STARS} value={3} busy onChange={() => undefined} />
      </Part>
      <Part name="QrCode">
        <QrCode value="FILM-4711" label="Code of the ticket" tooLong="" />
        <QrCode value={'4711'.repeat(2000)} label="Code of the ticket" tooLong="Too long to be drawn." />
      </Part>
      <Part name="BarCode">
        <BarCode value="904000032210" label="Code of the card" tooLong="" />
        <BarCode value="Ciné" label="Code of the card" tooLong="Cannot be drawn." />
      </Part>
      <Part name="TicketPaper">
        <TicketPaper stub={<QrCode value="FILM-4711" label="Code of the ticket" tooLong="" />}>
          <h3>La Dernière Séance</h3>
          <p>
            <ShowDate iso={AT} />
          </p>
        </TicketPaper>
      </Part>
      <Part name="Price, LongDate, ShowDate">
        <p>
          <Price cents={123456} currency="EUR" />
        </p>
        <p>
          <LongDate iso={AT} />
        </p>
        <p>
          <ShowDate iso={AT} />
        </p>
      </Part>
      <Part name="LongList">
        <div>
          <LongList items={ITEMS} step={3} moreLabel={(count) => `Show ${String(count)} more`}>
            {(shown) => (
              <ul>
                {shown.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </LongList>
        </div>
      </Part>
    </>
  );
}

function Rating() {
  const [stars, setStars] = useState(2);
  return <Stars legend="La Dernière Séance" labels={STARS} value={stars} onChange={setStars} />;
}
