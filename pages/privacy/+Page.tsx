import { Fragment, type ReactNode } from 'react';
import { EmailLink } from '#components/frame/EmailLink.tsx';
import { FigureTable } from '#components/prose/FigureTable.tsx';
import { Filled } from '#components/prose/Filled.tsx';
import { Prose } from '#components/prose/Prose.tsx';
import { Reading } from '#components/prose/Reading.tsx';
import type { Data } from './+data.ts';

export function Page({ business, exception, sections, trail, words }: Data) {
  const { name, email, phone } = business;
  const { kept } = words;
  const parts = {
    name,
    email: <EmailLink email={email} />,
    phone: <a href={phone.href}>{phone.text}</a>,
    addendum: <a href="https://www.cloudflare.com/turnstile-privacy-policy/">{words.addendum}</a>,
    exception,
    favorites: <code>visualizer-favorites</code>,
    deletion: <a href="#delete">{words.deletion}</a>,
  };
  return (
    <Reading
      trail={trail}
      headings={[{ id: 'kept', text: kept.heading }, ...sections.map(({ id, heading }) => ({ id, text: heading }))]}
    >
      <Prose>
        <h1>{words.heading}</h1>
        <Block block={words.lead} parts={parts} />
        <h2 id="kept">{kept.heading}</h2>
        <FigureTable columns={kept.columns} rows={kept.rows} />
        {sections.map(({ id, heading, blocks }) => (
          <Fragment key={id}>
            <h2 id={id}>{heading}</h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} parts={parts} />
            ))}
          </Fragment>
        ))}
      </Prose>
    </Reading>
  );
}

interface BlockProps {
  /** A paragraph, or the points of a list. */
  block: string | string[];
  parts: Record<string, ReactNode>;
}

function Block({ block, parts }: BlockProps) {
  if (typeof block === 'string') {
    return (
      <p>
        <Filled text={block} parts={parts} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>
          <Filled text={point} parts={parts} />
        </li>
      ))}
    </ul>
  );
}
