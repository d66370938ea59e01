import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/frame/Breadcrumbs.tsx';
import { EmailLink } from '../../components/frame/EmailLink.tsx';
import { Container } from '../../components/section/Layout.tsx';
import { Prose } from '../../components/section/Prose.tsx';
import { ReadingColumns, ReadingSide } from '../../components/section/Reading.tsx';
import { TableOfContents } from '../../components/section/TableOfContents.tsx';
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
            We use what you send us to get back to you, and we don't sell it or share it with advertisers. Here's what we keep,
            how long we keep it, and how you can get it deleted.
          </p>
          <h2 id="estimate">When you ask for an estimate</h2>
          <p>When you send the form, we store what's in it:</p>
          <ul>
            <li>your name, email address, phone number, and zip code</li>
            <li>the service you need and any details you add</li>
            <li>your visualizer plan, if you include one</li>
            <li>the photos, visit times, and messages you choose to add</li>
            <li>what the page you came from was about, such as a service or a city</li>
            <li>the visit we plan with you, and the notes and replies we write about your request</li>
            <li>when it arrived, and a request number</li>
          </ul>
          <p>
            Only the people at {name} who prepare estimates and make visits read it. It's stored with our hosting provider,
            Cloudflare, and deleted automatically after 24 months, or after 30 days if it looks like spam. If we put it in our
            trash, it's deleted after 7 days. We also get a copy by email, which stays in our mailbox until we delete it. Every
            night we back up requests, visits, notes, and the newsletter list, without the photos, and we keep the latest 30
            backups.
          </p>
          <p>
            If we plan a visit, it also shows up in our own calendars through a private feed, with your name, phone number, email
            address, zip code, and the service. A visit drops out of that feed 60 days after its date, but a calendar app may keep
            its own copy until we remove it.
          </p>
          <p>
            You get a private link to your request, where you can add to it, change your times, withdraw it, or delete it. Anyone
            who has that link can do the same, so keep it to yourself. We don't store the link itself, only a fingerprint of it.
          </p>
          <p>
            Your photos are shrunk on your device before they're sent, and details such as where they were taken are removed. A
            photo you use in the visualizer stays on your device unless you check the box that sends it.
          </p>
          <p>
            Until you send the form, what you've typed stays in your browser tab, so you won't lose it if your connection drops.
            It's cleared once we get your request or you close the tab.
          </p>
          {isChecked && (
            <p>
              We use Cloudflare Turnstile to keep spam out of the contact form. Cloudflare sees your IP address and how your
              browser behaves, but not what you type. You can read its terms in the{' '}
              <a href="https://www.cloudflare.com/turnstile-privacy-policy/">Turnstile privacy addendum</a>.
            </p>
          )}
          <h2 id="articles">When you sign up for new articles</h2>
          <p>
            We keep your email address and the date you signed up until you tell us to stop, and our backups forget it within 30
            days. If we email you a link to confirm and you don't open it, we delete your address after 30 days. We only use it to
            send you new articles.
          </p>
          <h2 id="browsing">When you're just browsing</h2>
          <p>
            We don't set cookies for visitors, and we don't load scripts, fonts, or pictures from other companies
            {isChecked && ', except for the spam check on the contact page'}. To prevent abuse, our host counts form submissions
            and page views from each IP address for one minute, then discards the count.
          </p>
          <p>
            To see which pages people read, each page you open sends its address and title to our own server once. We leave out
            anything after a question mark in the address, except the name of an ad if you came from one. None of it says who you
            are, and we can't connect one page view to the next. If your browser sends Global Privacy Control, nothing is sent at
            all.
          </p>
          <p>
            Cloudflare stores those counts. We may also pass them to Google Analytics with a random number that's different for
            every page view.
          </p>
          <p>
            When you check your zip code, your own device looks it up. If you've turned JavaScript off, the zip code becomes part
            of the page address on this site.
          </p>
          <p>
            If you pick English or Spanish, your browser keeps <code>language-chosen</code> in its local storage, so we don't
            offer Spanish again. It's never sent to us.
          </p>
          <h2 id="delete">Delete your information</h2>
          <p>
            Email <EmailLink email={email} /> or call <a href={phone.href}>{phone.text}</a> and tell us the email address or phone
            number you used. We'll delete every request with it, photos and email copies included, and let you know when it's
            done. You can also delete a request yourself on its private page. All we keep is its number and the date, so that a
            copy can't bring it back, and our backups forget it within 30 days. You can ask for a copy of what we have the same
            way.
          </p>
        </Prose>
        <Side aria-label="On this page" data-no-print="">
          <b>On this page</b>
          <TableOfContents headings={headings} />
        </Side>
      </Sheet>
    </Container>
  );
}

const headings = [
  { id: 'estimate', text: 'When you ask for an estimate' },
  { id: 'articles', text: 'When you sign up for new articles' },
  { id: 'browsing', text: "When you're just browsing" },
  { id: 'delete', text: 'Delete your information' },
];

const Sheet = styled(ReadingColumns)`
  padding-block: ${space[3]} ${space[8]};
`;

const Side = styled(ReadingSide)`
  padding-top: ${space[3]};
`;
