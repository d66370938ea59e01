import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Container } from '../../components/section/Layout.tsx';
import { Prose } from '../../components/section/Prose.tsx';
import { space } from '../../components/theme.ts';
import type { Data } from './+data.ts';

export function Page({ business, isChecked, trail }: Data) {
  const { name, email, phone } = business;
  return (
    <Container>
      <Breadcrumbs trail={trail} />
      <Sheet>
        <Prose>
          <h1>Privacy</h1>
          <p>
            {name} uses what you send to answer you. Nothing is sold, and nothing is passed to advertisers. This page says what is
            kept, for how long, and how to have it removed.
          </p>
          <h2>When you ask for an estimate</h2>
          <p>The form stores what you type into it:</p>
          <ul>
            <li>your name, e-mail address, phone number and zip code,</li>
            <li>the service you need and the details you add,</li>
            <li>the visualizer's plan, if you send it along,</li>
            <li>the time at which it arrived, with a number for the request.</li>
          </ul>
          <p>
            The people of {name} who prepare estimates read it. It lies in the storage of our hosting provider, Cloudflare, and is
            deleted by itself after 24 months.
          </p>
          <p>
            Until you send the form, your entries stay in the tab of your browser, so that a lost connection does not cost you the
            work. They are gone once the request has arrived or the tab is closed.
          </p>
          {isChecked && (
            <p>
              The contact page asks Cloudflare Turnstile whether a person or a program fills in the form. For that Cloudflare sees
              your network address and how your browser behaves; it does not see what you write. Its terms are in the{' '}
              <a href="https://www.cloudflare.com/turnstile-privacy-policy/">Turnstile privacy addendum</a>.
            </p>
          )}
          <h2>When you subscribe to new articles</h2>
          <p>
            We store your e-mail address and the day you subscribed, until you tell us to stop. It is used for new articles and
            for nothing else.
          </p>
          <h2>When you only look around</h2>
          <p>
            We set no cookies for visitors and load no scripts, fonts or pictures from other companies
            {isChecked && ', but for the check on the contact page'}. To stop abuse, our host counts form posts and page views per
            network address for one minute and then forgets them.
          </p>
          <p>
            To learn which pages are read, a page that you open tells our own server its address and title, once. Of what follows
            a question mark in the address only the name of an advertisement goes along. Nothing in it says who you are, and one
            view is not tied to the next. If your browser sends Global Privacy Control, nothing is sent at all. The counts lie
            with Cloudflare; we may pass them on to Google Analytics, under a number made up anew for every page.
          </p>
          <p>
            When you ask whether we come to your zip code, the answer is found on your device. With scripts switched off the zip
            code is part of an address that you open on this site.
          </p>
          <h2>Have it deleted</h2>
          <p>
            Write to <EmailLink email={email} /> or call <a href={phone.href}>{phone.text}</a> and name the e-mail address or
            phone number that you used. We delete every request that carries it and confirm when it is done. You can ask in the
            same way for a copy of what we hold.
          </p>
        </Prose>
      </Sheet>
    </Container>
  );
}

const Sheet = styled.div`
  max-width: 45rem;
  padding-block: ${space[3]} ${space[8]};
`;
