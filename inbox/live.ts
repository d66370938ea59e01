/** Milliseconds between attempts to reconnect. The pause doubles with every attempt. */
const firstPause = 1000;
const longestPause = 60_000;

/**
 * Keeps a WebSocket open on which the desk says that something has changed. Also calls `onChange` after reconnecting, since it may
 * have missed something. Returns a function that closes the connection.
 */
export function listen(onChange: () => void): () => void {
  let socket: WebSocket;
  let pause = firstPause;
  let hasMissedChanges = false;
  let timer: ReturnType<typeof setTimeout>;

  function connect() {
    clearTimeout(timer);
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/requests/live`);
    socket.onmessage = onChange;
    socket.onopen = () => {
      pause = firstPause;
      if (hasMissedChanges) onChange();
      hasMissedChanges = false;
    };
    socket.onclose = () => {
      hasMissedChanges = true;
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, longestPause);
    };
  }

  function connectNow() {
    if (document.visibilityState === 'visible' && socket.readyState === WebSocket.CLOSED) connect();
  }

  connect();
  addEventListener('online', connectNow);
  document.addEventListener('visibilitychange', connectNow);
  return () => {
    removeEventListener('online', connectNow);
    document.removeEventListener('visibilitychange', connectNow);
    clearTimeout(timer);
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
}
