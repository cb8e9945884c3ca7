/**
 * Preloaded into the host by `npm start`: when the starting process is gone without having said goodbye (killed, or
 * its terminal was closed), the host shuts down in its usual way instead of staying behind and keeping the port.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
